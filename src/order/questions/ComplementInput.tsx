import type { Facts } from '../../content/flows/facts.ts'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { useJourney } from '../useFunnel.ts'
import { ComplementForm } from './ComplementForm.tsx'
import type { KindProps } from './inputProps.ts'
import { RetryComplementList } from './RetryComplementList.tsx'

export type ComplementProps = KindProps<'complement'> & {
  /** The known complements of the building. */
  known: readonly string[]
  help: string | undefined
}

/** The complement of an address: a known one, a typed one, or none. */
export function ComplementInput(props: KindProps<'complement'>) {
  const { units } = useJourney().facts
  return (
    <>
      <ComplementForm {...props} known={units?.complements ?? []} help={complementHelp(units)} />
      <RetryComplementList />
    </>
  )
}

/** Examples of the address's network once they are loaded. General ones until then, so that nothing moves. */
export function complementHelp(units: Facts['units']): string | undefined {
  const examples = (units?.types ?? []).map(({ example }) => example).slice(0, 3)
  return examples.length > 0 ? inputTexts.complement.examples(examples) : questions.complement.help
}

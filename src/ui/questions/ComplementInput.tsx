import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { useJourney } from '../useFunnel.ts'
import { ComplementForm } from './ComplementForm.tsx'
import { ComplementTap } from './ComplementTap.tsx'
import type { KindProps } from './inputProps.ts'
import { KnownFailed } from './KnownFailed.tsx'

export type ComplementProps = KindProps<'complement'> & {
  /** Complements known at the building. */
  known: readonly string[]
  help: string | undefined
}

/** The door within a building: one that is known there, one that is typed, or none. */
export function ComplementInput({ onPick, ...props }: KindProps<'complement'>) {
  const { complements = [], types = [] } = useJourney().facts.units ?? {}
  const examples = types.map(({ example }) => example).slice(0, 4)
  const help = examples.length > 0 ? inputTexts.complement.examples(examples) : questions[props.name].help
  return (
    <>
      {onPick ? <ComplementTap {...props} known={complements} help={help} onPick={onPick} /> : <ComplementForm {...props} known={complements} help={help} />}
      <KnownFailed />
    </>
  )
}

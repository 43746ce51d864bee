import type { FactName } from '../../content/facts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { FailedNote } from '../../ui/FailedNote.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { useTryAgain } from '../../ui/useTryAgain.ts'

type Props = {
  facts: readonly FactName[]
  title: string
  /** What says that it is tried again. */
  inPlace: () => HTMLElement | null | undefined
}

/** What could not be looked up, in the words of the failure, with another try. */
export function Trouble({ facts, title, inPlace }: Props) {
  const error = useTrouble(facts)
  const ask = useAsk()
  const tryAgain = useTryAgain(error !== undefined, () => ask(triedAgain()), inPlace)
  return error !== undefined && <FailedNote title={title} error={error} live="alert" onRetry={tryAgain} />
}

/** Why the first of some facts is missing, if one is. */
export function useTrouble(facts: readonly FactName[]) {
  return useFunnel((funnel) => facts.map((name) => funnel.facts[name]?.error).find((error) => error !== undefined))
}

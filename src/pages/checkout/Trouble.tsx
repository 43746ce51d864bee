import type { FactName } from '../../content/facts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { FailedNote } from '../../ui/FailedNote.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'

/** What could not be looked up, in the words of the failure, with another try. */
export function Trouble({ facts, title }: { facts: readonly FactName[]; title: string }) {
  const error = useTrouble(facts)
  const ask = useAsk()
  return error !== undefined && <FailedNote title={title} error={error} live="alert" onRetry={() => ask(triedAgain())} />
}

/** Why the first of some facts is missing, if one is. */
export function useTrouble(facts: readonly FactName[]) {
  return useFunnel((funnel) => facts.map((name) => funnel.facts[name]?.error).find((error) => error !== undefined))
}

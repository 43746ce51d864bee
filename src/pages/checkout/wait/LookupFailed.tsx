import { whyLookupFailed } from '../../../funnel/views/whyLookupFailed.ts'
import type { FactName } from '../../../content/flows/facts.ts'
import { triedAgain } from '../../../funnel/visitorActions.ts'
import { FailedNote } from '../../../ui/feedback/FailedNote.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../../../order/useFunnel.ts'
import { useRetryFocus } from '../../../ui/feedback/useRetryFocus.ts'

type Props = {
  facts: readonly FactName[]
  title: string
  /** Returns the element to focus during a retry. */
  inPlace: () => HTMLElement | null | undefined
}

export function LookupFailed({ facts, title, inPlace }: Props) {
  const error = useLookupError(facts)
  const dispatch = useDispatch()
  const tryAgain = useRetryFocus(error !== undefined, () => dispatch(triedAgain()), inPlace)
  return error !== undefined && <FailedNote title={title} error={error} live="alert" onRetry={tryAgain} />
}

/** Why the first missing fact is missing, if one is. */
export function useLookupError(facts: readonly FactName[]) {
  return useFunnel((funnel) => whyLookupFailed(funnel, facts))
}

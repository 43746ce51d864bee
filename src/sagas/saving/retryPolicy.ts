import type { ApiError } from '../../api/contract/errors/apiError.ts'
import { lineBack, triedAgain } from '../../funnel/visitorActions.ts'
import { pause, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** Whether a failure may pass by itself: no connection, a busy server, a garbled reply. */
export const isTransient = ({ kind, status, problem }: ApiError) =>
  kind !== 'refused' || status >= 500 || status === 429 || status === 408 || problem?.code === 'key.busy'

/**
 * Waits before the next try: 1, 2, 4… up to 8 s, less up to half at random. A returning line or the visitor ends it.
 */
export function* waitBeforeRetry({ random }: Ports, attempt: number, longest = 8000): Saga {
  yield* pause(Math.min(longest, 1000 * 2 ** attempt) * (1 - random() / 2), lineBack, triedAgain)
}

import type { ApiError } from '../../api/contract/errors/apiError.ts'
import { lineBack, triedAgain } from '../../funnel/intents.ts'
import { pause, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** Failures that pass by themselves: the line, a busy server, a garbled reply. */
export const isPassing = ({ kind, status, problem }: ApiError) =>
  kind !== 'refused' || status >= 500 || status === 429 || status === 408 || problem?.code === 'key.busy'

/** Waits for a failure to pass: 1, 2, 4… up to 30 s, each shortened by up to half at random, or until the line is back or the visitor tries again. */
export function* retry({ random }: Ports, attempt: number): Saga {
  yield* pause(Math.min(30_000, 1000 * 2 ** attempt) * (1 - random() / 2), lineBack, triedAgain)
}

import { lineBack, triedAgain } from '../../funnel/visitorActions.ts'
import { pause, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** Waits 1, 2, 4… up to 8 s, less up to half at random. A returning connection or the visitor ends the wait. */
export function* waitBeforeRetry({ random }: Ports, attempt: number, longest = 8000): Saga {
  yield* pause(Math.min(longest, 1000 * 2 ** attempt) * (1 - random() / 2), lineBack, triedAgain)
}

import type { Failure } from '../../content/texts/failureTexts.ts'
import type { Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { waitBeforeRetry } from './retryPolicy.ts'

/** Waits after a failure. A server in trouble is asked less often than a line, of which nobody may tell that it is back. */
export const waitAfterFailure = (ports: Ports, attempt: number, { code }: Failure): Saga =>
  waitBeforeRetry(ports, attempt, code === 'network' ? undefined : 30_000)

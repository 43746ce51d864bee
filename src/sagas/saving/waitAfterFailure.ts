import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import type { Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { waitBeforeRetry } from './retryPolicy.ts'

/** Waits after a failure, longer for a failing server than for a lost connection, whose return may go unnoticed. */
export const waitAfterFailure = (ports: Ports, attempt: number, { code }: Failure): Saga =>
  waitBeforeRetry(ports, attempt, code === 'network' ? undefined : 30_000)

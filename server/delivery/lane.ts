import type { Selectable } from 'kysely'
import type { OutboxTable } from '../db/tables.ts'
import type { LaneName } from '../leads/outbox.ts'

/** A message being delivered. `attempts` counts the present one. */
export type Message = Selectable<OutboxTable>

/** A route out of the outbox with its own pace. No lane waits for another. */
export type Lane = {
  name: LaneName
  perRound: number
  /** Sends a message or throws, within the lease. */
  send: (message: Message) => Promise<void>
  /** The seconds until the next attempt, or null to give up. */
  waitAfter: (message: Message, failure: unknown) => number | null
  /** Whether the lane accepts messages now. */
  isOpen: () => boolean
  close: () => void
}

const giveUpAfter = 3 * 86_400_000

/** Waits longer after each attempt, and gives a message up after three days. */
export const retryForThreeDays =
  (now: () => Date): Lane['waitAfter'] =>
  ({ attempts, created_at }) =>
    now().getTime() - Date.parse(created_at) > giveUpAfter ? null : secondsAfter(attempts)

/** Seconds to wait after failed attempts: 5, 10, 20 … up to an hour. */
export function secondsAfter(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1))
}

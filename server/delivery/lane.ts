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

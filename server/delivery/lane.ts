import type { Selectable } from 'kysely'
import type { OutboxTable } from '../db/tables.ts'
import type { LaneName } from '../leads/outbox.ts'

/** A message that is being delivered. `attempts` counts the present one. */
export type Message = Selectable<OutboxTable>

/** A way out of the outbox with its own pace. No lane waits for another. */
export type Lane = {
  name: LaneName
  /** The most messages of one round. */
  perRound: number
  /** Hands a message over, or fails. It ends within the lease. */
  send: (message: Message) => Promise<void>
  /** The seconds until the next attempt, or null to give the message up. */
  waitAfter: (message: Message, failure: unknown) => number | null
  /** Whether the lane takes messages now. */
  isOpen: () => boolean
  close: () => void
}

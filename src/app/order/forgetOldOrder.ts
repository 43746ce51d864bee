import { retentionDays } from '../../api/contract/retentionDays.ts'
import { contactConsent } from '../../browser/contactConsent.ts'
import { outboxName } from '../../browser/outboxName.ts'
import { thisBrowser } from '../../browser/storage.ts'
import { orderStorageKey } from './orderStorageKey.ts'

const name = 'order-used'

/** Notes when the order was last in use. The clock of the device may be wrong: it is compared with itself alone. */
export const noteUse = () => thisBrowser.write(name, String(Date.now()))

/** Forgets an order that was not in use here for as long as the server keeps one. An order without a date gets one. */
export function forgetOldOrder(): void {
  if (thisBrowser.read(orderStorageKey) === null) return
  const used = Number(thisBrowser.read(name))
  if (!(used > 0)) return noteUse()
  if (Date.now() - used < retentionDays.others * 86_400_000) return
  for (const each of [orderStorageKey, name]) thisBrowser.take(each)
  contactConsent.forget()
  emptyOutbox()
}

/** Without what reads and writes it: no order is open that would use it. */
function emptyOutbox(): void {
  try {
    indexedDB.deleteDatabase(outboxName)
  } catch {
    // A browser that keeps nothing has no outbox.
  }
}

import { retentionDays } from '../../api/contract/retentionDays.ts'
import { contactConsent } from '../../browser/contactConsent.ts'
import { outboxName } from '../../browser/outboxName.ts'
import { thisBrowser } from '../../browser/storage.ts'
import { orderStorageKey } from './orderStorageKey.ts'

const name = 'order-used'

/** Notes when the order was last used. The device's clock may be wrong, so it is compared only with itself. */
export const noteUse = () => thisBrowser.write(name, String(Date.now()))

/** Forgets an order that was unused for as long as the server stores one. An order without a date gets one. */
export function forgetOldOrder(): void {
  if (thisBrowser.read(orderStorageKey) === null) return
  const used = Number(thisBrowser.read(name))
  if (!(used > 0)) return noteUse()
  if (Date.now() - used < retentionDays.others * 86_400_000) return
  for (const each of [orderStorageKey, name]) thisBrowser.take(each)
  contactConsent.forget()
  emptyOutbox()
}

/** Deletes the outbox without loading its code: no order is open that would use it. */
function emptyOutbox(): void {
  try {
    indexedDB.deleteDatabase(outboxName)
  } catch {
    // A browser without storage has no outbox.
  }
}

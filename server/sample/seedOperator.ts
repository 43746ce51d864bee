import { advisoryLock } from '../db/advisoryLock.ts'
import type { Db } from '../db/database.ts'
import { keysOf } from '../keysOf.ts'
import { kinds } from '../operatorData/fileKinds.ts'
import { isImported } from '../operatorData/importEditions.ts'
import { insertRows } from '../operatorData/storedRows.ts'
import { sampleRows } from './sampleRows.ts'
import { corporateDomains, type CustomerCard, customerCards, mobileCards } from './sampleCards.ts'
import type { Vault } from '../secrets/vault.ts'
import { sealCustomer } from '../customers/sealedCustomer.ts'

/** Fills an empty operator with the sample, in one transaction. Existing cities and imported data stay unchanged. */
export async function seedOperator(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, 'seed')
    if (await isImported(tx)) return
    const domains = corporateDomains.map((domain) => ({ domain }))
    await tx
      .insertInto('collaborator_rows')
      .values(domains)
      .onConflict((c) => c.doNothing())
      .execute()
    if (await tx.selectFrom('cities').select('id').executeTakeFirst()) return
    const rows = sampleRows()
    for (const name of keysOf(rows)) await insertRows(tx, kinds[name], 0, rows[name])
  })
}

/** Adds the sample customers once, if there are none and nothing is imported. */
export async function seedCustomers(db: Db, vault: Vault): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await isImported(tx)) return
    if (await tx.selectFrom('customers').select('id').executeTakeFirst()) return
    await tx
      .insertInto('customers')
      .values(Object.values(customerCards).map((card, at) => customerRow(card, at + 1, vault)))
      .onConflict((c) => c.doNothing())
      .execute()
    const lines = Object.values(mobileCards).map(({ phone, addon, active }) => ({
      phone_hash: vault.hash('mobile line', phone),
      addon,
      active: Number(active),
    }))
    await tx
      .insertInto('mobile_line_rows')
      .values(lines)
      .onConflict((c) => c.doNothing())
      .execute()
  })
}

function customerRow(card: CustomerCard, n: number, vault: Vault) {
  const id = `customer-${n}`
  const customer = {
    id,
    document_hash: vault.hash('document', card.cpf),
    product: card.product,
    name: card.name,
    email: card.email,
    phone: card.phone,
    birth_date: card.birthDate,
    mothers_name: card.motherName,
    loyalty_until: card.inLoyalty ? '2999-12-31' : '2020-12-31',
    offers: JSON.stringify(card.offers),
  }
  return sealCustomer(customer, vault)
}

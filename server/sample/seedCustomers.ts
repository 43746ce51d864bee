import type { Db } from '../db/database.ts'
import type { Vault } from '../secrets/vault.ts'
import { isImported } from '../operatorData/importEditions.ts'
import { sealCustomer } from '../customers/sealedCustomer.ts'
import { type CustomerCard, customerCards, mobileCards } from './sampleCards.ts'

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

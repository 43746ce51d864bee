import type { Selectable } from 'kysely'
import type { CustomerTable } from '../db/customerTables.ts'
import { openColumns, sealColumns } from '../secrets/sealColumns.ts'
import type { Vault } from '../secrets/vault.ts'

/** A customer with a contract, its columns decrypted. */
export type Customer = Selectable<CustomerTable>

const sealedOfCustomer = ['name', 'email', 'phone', 'birth_date', 'mothers_name'] as const

export function sealCustomer(customer: Customer, vault: Vault): Customer {
  return sealColumns(customer, sealedOfCustomer, vault.own, placeOf(customer))
}

export function openCustomer(row: Customer, vault: Vault): Customer {
  return openColumns(row, sealedOfCustomer, vault.own, placeOf(row))
}

const placeOf = ({ id }: Customer) => ({ table: 'customers', row: id }) as const

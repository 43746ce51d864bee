import type { Generated } from 'kysely'
import * as z from 'zod/mini'

/** Customers with a contract, and their requests. */
export type CustomerTables = {
  customers: CustomerTable
  /** Rows of an import, until they are merged into `customers`. */
  incoming_customers: CustomerTable
  customer_requests: CustomerRequestTable
  collaborator_codes: CollaboratorCodeTable
}

/** Fibre contracts are renewed, copper ones migrate to fibre. */
export const products = ['fibre', 'copper'] as const
export type Product = (typeof products)[number]

const text = z.string()

/** A contract. Its CPF is hashed, the person's values encrypted. `offers` are skus to offer after `loyalty_until`. */
export const customerRow = z.object({
  id: text,
  document_hash: text,
  product: z.enum(products),
  name: text,
  email: z.nullable(text),
  phone: z.nullable(text),
  birth_date: text,
  mothers_name: text,
  loyalty_until: text,
  offers: text,
})
export type CustomerTable = z.output<typeof customerRow>

/** The result of a look-up by CPF; no `customer_id`, no match. `customer` is an external contract, encrypted. */
export type CustomerRequestTable = {
  lead_id: string
  customer_id: string | null
  customer: Generated<string | null>
  offers: string
  second_offer: string | null
}

/** The code last sent to `email_hash`, encrypted. `tries` counts wrong ones over all codes of a lead. */
export type CollaboratorCodeTable = {
  lead_id: string
  email_hash: string
  code: string | null
  expires_at: string
  tries: number
  validated_at: string | null
}

import type { Generated } from 'kysely'
import * as z from 'zod/mini'

/** Those who are customers already, and what they ask for. */
export type CustomerTables = {
  customers: CustomerTable
  /** Those of an import, until they stand among the others. */
  incoming_customers: CustomerTable
  customer_requests: CustomerRequestTable
  collaborator_codes: CollaboratorCodeTable
}

/** Fibre contracts are renewed, copper ones migrate to fibre. */
export const products = ['fibre', 'copper'] as const
export type Product = (typeof products)[number]

const text = z.string()

/**
 * Somebody with a contract. The CPF is a hash; `name`, `email`, `phone`, `birth_date` and `mothers_name` are sealed.
 * `offers` lists the skus that may be offered once `loyalty_until`, an ISO day, has passed.
 */
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

/**
 * What a look-up by CPF found for a lead: the ids of the plans offered. No customer means that nothing was found.
 * `customer` is the contract as the operator's system told it, sealed.
 */
export type CustomerRequestTable = {
  lead_id: string
  customer_id: string | null
  customer: Generated<string | null>
  offers: string
  second_offer: string | null
}

/** The code last sent for a lead, sealed, to `email_hash`. `tries` counts wrong ones, over all codes. */
export type CollaboratorCodeTable = {
  lead_id: string
  email_hash: string
  code: string | null
  expires_at: string
  tries: number
  validated_at: string | null
}

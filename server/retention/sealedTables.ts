import { sealedOfCustomer } from '../customers/sealedCustomer.ts'
import { partsOf } from '../http/calls/idempotency.ts'
import { sealedColumns } from '../leads/columns/columns.ts'
import type { SealedTable } from '../secrets/vault.ts'
import { sealedOfRequest } from '../support/sealRequest.ts'

/** A row as it is stored. What is sealed in it is text, as is what names it. */
export type Row = Record<string, string | null>

type Table = {
  /** The column that names a row, also in what is authenticated with its values. */
  id: string
  columns: readonly string[]
  /** The lead whose key seals a row, or null for the key of the product. */
  lead: (row: Row) => string | null
}

const itself = (row: Row) => row['id'] ?? null
const itsLead = (row: Row) => row['lead_id'] ?? null
const none = () => null

/** Where sealed values stand, and the keys that seal them. */
export const tables: Record<SealedTable | 'owner_keys', Table> = {
  owner_keys: { id: 'owner', columns: ['wrapped'], lead: none },
  leads: { id: 'id', columns: sealedColumns, lead: itself },
  resume_links: { id: 'id', columns: ['token'], lead: itsLead },
  risk_decisions: { id: 'lead_id', columns: ['quiz'], lead: itsLead },
  collaborator_codes: { id: 'lead_id', columns: ['code'], lead: itsLead },
  idempotency: { id: 'scope', columns: ['reply'], lead: (row) => partsOf(row['reply'] ?? '').lead },
  customers: { id: 'id', columns: sealedOfCustomer, lead: none },
  support_requests: { id: 'id', columns: sealedOfRequest, lead: none },
}

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables).filter(isTable)

function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

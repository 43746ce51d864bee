import type { Product } from '../db/customerTables.ts'
import type { Customer } from './sealedCustomer.ts'

/** Knows who has a contract. A system of the operator can replace the imported customers. */
export type CustomersProvider = {
  /** Null if nobody with this CPF has a contract of the product. */
  contractOf: (cpf: string, product: Product) => Promise<Customer | null>
  /** Whether contracts come from another system, so that a request stores its own. */
  isAsked: boolean
}

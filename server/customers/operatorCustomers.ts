import { dateOf } from '../../src/api/contract/values/dates.ts'
import type { Place } from '../outside/askByHttp.ts'
import { operatorSystemClient, type Parts } from '../outside/operatorSystemClient.ts'
import type { Ask } from '../outside/askOutsideTransaction.ts'
import type { Vault } from '../secrets/vault.ts'
import type { CustomersProvider } from './customersProvider.ts'
import { found } from './operatorCustomersSchemas.ts'

/** A provider that calls a system of the operator. The CPF is only in the body. */
export function operatorCustomers(place: Place, parts: Parts) {
  const { asked } = operatorSystemClient({ name: 'customers', away: 'customers.away' }, place, parts)
  return ({ ask, vault }: { ask: Ask; vault: Vault }): CustomersProvider => ({
    isAsked: true,
    contractOf: async (cpf, product) => {
      const question = { path: '/contracts', body: { cpf, product }, key: null, again: true }
      const { contract } = await asked(ask, question, found)
      if (!contract) return null
      const { loyalty_until: until, offers, ...person } = contract
      return {
        ...person,
        product,
        document_hash: vault.hash('document', cpf),
        loyalty_until:
          dateOf(until ?? '')
            ?.toISOString()
            .slice(0, 10) ?? '',
        offers: JSON.stringify(offers),
      }
    },
  })
}

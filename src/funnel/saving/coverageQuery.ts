import type { Query } from '../../api/contract/calls.ts'
import type { Funnel } from '../state.ts'
import { answersOf, factsOf } from '../answersAndFacts.ts'
import { withoutEmpty } from './writeBodies.ts'

/** The query for an address: its parts, the campaign, the wanted plan, and the order, whose plan stays as chosen. */
export function coverageQuery(funnel: Funnel): Query<'coverage'> {
  const { cep = '', number, block, lot, offer, ...typed } = answersOf(funnel)
  const { street } = factsOf(funnel)
  const { prefix, flags } = funnel.campaign
  return {
    cep,
    ...(block && lot && street?.byLot !== false
      ? { block: 'true', blockNumber: block, lotNumber: lot }
      : withoutEmpty({ number })),
    ...withoutEmpty({
      city: typed.city ?? street?.city,
      neighborhood: typed.neighborhood ?? street?.neighborhood,
      state: typed.state ?? street?.state,
      sku: offer ?? funnel.wanted.sku,
      addon: prefix,
    }),
    ...(flags.collaborator_special_offer ? { collaborator: 'true' } : {}),
    ...(flags.regionOffer ? { regionOffer: 'true' } : {}),
    ...(flags.premium ? { premium: 'true' } : {}),
    ...(prefix === 'rs' ? { rs: 'true' } : {}),
    ...withoutEmpty({ idLead: funnel.lead?.id }),
  }
}

import type { Query } from '../../api/contract/calls.ts'
import type { Funnel } from '../state.ts'
import { answersOf, factsOf } from '../answersAndFacts.ts'
import { withoutEmpty } from './writeBodies.ts'

/** The query for an address: where it is, the campaign, the plan that the visitor came for, and the order that keeps one. */
export function coverageQuery(funnel: Funnel): Query<'coverage'> {
  const { cep = '', number, block, lot, offer, ...typed } = answersOf(funnel)
  const { street } = factsOf(funnel)
  const { prefix, flags } = funnel.campaign
  return {
    cep,
    ...(block && lot ? { block: 'true', blockNumber: block, lotNumber: lot } : withoutEmpty({ number })),
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

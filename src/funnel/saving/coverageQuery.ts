import type { Query } from '../../api/contract/calls.ts'
import type { Funnel } from '../state.ts'
import { answersOf, factsOf } from '../answersAndFacts.ts'

/** The query for an address: where it is, the campaign, the plan that the visitor came for, and the order that keeps one. */
export function coverageQuery(funnel: Funnel): Query<'coverage'> {
  const { cep = '', number, block, lot, offer, ...typed } = answersOf(funnel)
  const { street } = factsOf(funnel)
  const [city, neighborhood, state] = [
    typed.city ?? street?.city,
    typed.neighborhood ?? street?.neighborhood,
    typed.state ?? street?.state,
  ]
  const { prefix, flags } = funnel.campaign
  const sku = offer ?? funnel.wanted.sku
  return {
    cep,
    ...(block && lot ? { block: 'true', blockNumber: block, lotNumber: lot } : number ? { number } : {}),
    ...(city ? { city } : {}),
    ...(neighborhood ? { neighborhood } : {}),
    ...(state ? { state } : {}),
    ...(sku ? { sku } : {}),
    ...(prefix ? { addon: prefix } : {}),
    ...(flags.collaborator_special_offer ? { collaborator: 'true' } : {}),
    ...(flags.regionOffer ? { regionOffer: 'true' } : {}),
    ...(flags.premium ? { premium: 'true' } : {}),
    ...(prefix === 'rs' ? { rs: 'true' } : {}),
    ...(funnel.lead ? { idLead: funnel.lead.id } : {}),
  }
}

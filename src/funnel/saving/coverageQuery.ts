import type { Query } from '../../api/contract/calls.ts'
import type { Funnel } from '../state.ts'
import { hasNumbers } from '../../content/flows/facts.ts'
import { answersOf, factsOf } from '../answersAndFacts.ts'
import { withoutEmpty } from './writeBodies.ts'

/** The query for an address: its parts, the campaign, the wanted plan, and the order, whose plan stays as chosen. */
export function coverageQuery(funnel: Funnel): Query<'coverage'> {
  const { cep = '', number, block, lot, offer, ...typed } = answersOf(funnel)
  const facts = factsOf(funnel)
  const { prefix, flags } = funnel.campaign
  return {
    cep,
    ...(block && lot && !hasNumbers(facts)
      ? { block: 'true', blockNumber: block, lotNumber: lot }
      : withoutEmpty({ number })),
    ...withoutEmpty({
      city: typed.city ?? facts.street?.city,
      neighborhood: typed.neighborhood ?? facts.street?.neighborhood,
      state: typed.state ?? facts.street?.state,
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

import type { FlowName } from '../../content/flows/flow.ts'
import type { FactName } from '../../content/flows/facts.ts'
import { dropMasks } from '../answers/keepAnswers.ts'
import type { Funnel } from '../state.ts'
import { flowOf } from '../answersAndFacts.ts'

/** A flow of another kind begins another lead and keeps the answers. The coverage check begins none. */
export function switchFlow(funnel: Funnel, flow: FlowName): Funnel {
  if (flow === funnel.flow) return funnel
  const [kind, before] = [flowOf({ flow }).kind, flowOf(funnel).kind]
  const begins = kind !== 'any' && before !== 'any' && kind !== before
  return { ...(begins ? withoutLead(funnel, ['catalogue', 'order', 'risk']) : funnel), flow }
}

/** Continues an order in the place and the campaign of this visit. Another campaign sells other plans. */
export function continueOrder(left: Funnel, { flow, campaign, visit, place }: Funnel): Funnel {
  const moved = left.campaign.prefix === campaign.prefix ? left : withoutLead(left, ['coverage', 'order', 'risk'])
  return { ...switchFlow(moved, flow), campaign, visit: { ...left.visit, ...visit }, place }
}

/** Without its lead, everything is sent again, and answers that only the server had are asked again. */
export function withoutLead(funnel: Funnel, also: readonly FactName[] = []): Funnel {
  const facts = { ...funnel.facts }
  for (const name of [...ofLead, ...also]) delete facts[name]
  return {
    ...funnel,
    lead: null,
    saved: {},
    keys: {},
    facts,
    kept: dropMasks(funnel.kept, () => true),
  }
}

/** Facts about a lead rather than about the world. */
const ofLead: readonly FactName[] = ['offers', 'codeSent', 'collaborator', 'renta']

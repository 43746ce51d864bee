import type { FlowName } from '../content/flows.ts'
import type { FactName } from '../content/facts.ts'
import { drop, onlyThere } from './keeping.ts'
import type { Funnel } from './slice.ts'

/** Another way to buy begins another lead; the answers stay. Looking whether there is coverage ends nothing. */
export function turnedTo(funnel: Funnel, flow: FlowName): Funnel {
  if (flow === funnel.flow) return funnel
  const begins = kindOf(flow) !== 'any' && kindOf(funnel.flow) !== 'any' && kindOf(flow) !== kindOf(funnel.flow)
  return { ...(begins ? withoutLead(funnel, ['order', 'risk']) : funnel), flow }
}

/** An order taken up in the place and the campaign of this visit. In another campaign other plans are sold. */
export function broughtTo(left: Funnel, { flow, campaign, visit, place }: Funnel): Funnel {
  const moved = left.campaign.prefix === campaign.prefix ? left : withoutLead(left, ['coverage', 'order', 'risk'])
  return { ...turnedTo(moved, flow), campaign, visit: { ...left.visit, ...visit }, place }
}

/** Without the lead all is due again, and what only the server held is asked again. */
export function withoutLead(funnel: Funnel, also: readonly FactName[] = []): Funnel {
  const facts = { ...funnel.facts }
  for (const name of [...ofLead, ...also]) delete facts[name]
  return { ...funnel, lead: null, saved: {}, sending: null, facts, kept: drop(funnel.kept, onlyThere(funnel.kept)) }
}

/** Facts that are about a lead rather than about the world. */
const ofLead: readonly FactName[] = ['offers', 'codeSent', 'collaborator', 'renta']

/** Leads of one kind may be taken on by any of its flows. */
function kindOf(flow: FlowName): 'any' | 'order' | 'collaborator' | 'mobile' | 'renewal' | 'migration' {
  if (flow === 'coverage') return 'any'
  return flow === 'collaborator' || flow === 'mobile' || flow === 'renewal' || flow === 'migration' ? flow : 'order'
}

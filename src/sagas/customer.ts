import { planFileOf } from '../api/contract/plan.ts'
import type { Answers } from '../content/answers.ts'
import type { Facts, Offers } from '../content/facts.ts'
import { tracked } from '../funnel/writeBodies.ts'
import { planChoice } from '../funnel/planChoice.ts'
import { select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'
import { consented, forgetConsent } from './withVisitor.ts'

/** What a customer is offered, by the tax id of the contract: to renew it, or to come to fibre. */
export function* customerOffers(ports: Ports, { document = '' }: Answers): Saga<Facts['offers']> {
  const { flow, visit } = yield* select((funnel) => funnel)
  const body = { cpf: document, ...tracked(visit) }
  if (flow === 'migration') {
    const { plansOffers: plans, idLead, protocol, userData } = yield* ask(ports.api, 'migrationOffers', { body })
    return { plans, request: idLead ?? '', baseUser: '', ...(protocol && { protocol }), ...reachOf(userData) }
  }
  const { plansOffers: plans, id_renewal_request, id_renewal_base_user, protocol, userData } = yield* ask(ports.api, 'renewalOffers', { body })
  return { plans, request: id_renewal_request ?? '', baseUser: id_renewal_base_user ?? '', ...(protocol && { protocol }), ...reachOf(userData) }
}

/** The order of a mobile customer, begun by the number of the line, with the plan that a link asks for if it asks for one. */
export function* mobileLine(ports: Ports, { phone = '' }: Answers): Saga<Facts['renta']> {
  const { campaign: { idPlanAddonBonus }, visit } = yield* select((funnel) => funnel)
  const idPlan = yield* wantedPlan(ports)
  const body = { phoneNumber: phone, ...(idPlan ? { idPlan } : {}), ...(idPlanAddonBonus ? { idPlanAddonBonus } : {}), ...consented(ports), ...tracked(visit) }
  const { id, version, protocol } = yield* ask(ports.api, 'createFromRenta', { body }, { idempotencyKey: ports.newKey() })
  forgetConsent(body, ports)
  return { idLead: id, version, ...(protocol && { protocol }) }
}

/** The one plan of the campaign that meets what a link asks for. */
function* wantedPlan({ api }: Ports): Saga<string | undefined> {
  const { campaign, wanted } = yield* select((funnel) => funnel)
  if (Object.keys(wanted).length === 0) return undefined
  const { plans } = yield* ask(api, 'planFile', { params: { file: planFileOf(campaign.prefix) } })
  return planChoice(plans, wanted).chosen?.id
}

function reachOf(contact: { email: string | null; phone: string | null } | null): Pick<Offers, 'hasEmail' | 'hasPhone' | 'contact'> {
  const { email = null, phone = null } = contact ?? {}
  return { hasEmail: email !== null, hasPhone: phone !== null, contact: email ?? phone ?? '' }
}

import type { Body, Reply } from '../../api/contract/calls.ts'
import type { Answers } from '../../content/questions/answers.ts'
import type { Facts, Offers } from '../../content/flows/facts.ts'
import type { Flow } from '../../content/flows/flow.ts'
import { flowOf } from '../../funnel/answersAndFacts.ts'
import { withoutEmpty, tracked } from '../../funnel/saving/writeBodies.ts'
import { hasLinkWishes, plansMatchingLink } from '../../funnel/plans/plansMatchingLink.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { catalogue } from './campaignPlans.ts'
import { callOnce } from '../callOnce.ts'
import { forgetConsent, withTracking } from '../saving/addVisitorData.ts'

/** The offers for a customer, by tax id: to renew the contract, or to move to fibre. */
export function* customerOffers(ports: Ports, { document = '' }: Answers): Saga<Facts['offers']> {
  const [{ offers }, visit] = yield* select((funnel) => [flowOf(funnel).calls, funnel.visit] as const)
  return offers && (yield* offersBy[offers](ports, { cpf: document, ...tracked({ ...visit, ...ports.visitorIds() }) }))
}

type OffersCall = NonNullable<Flow['calls']['offers']>

const offersBy: { [N in OffersCall]: (ports: Ports, body: Body<N>) => Saga<Offers> } = {
  *renewalOffers(ports, body) {
    const reply = yield* callOnce(ports, 'renewalOffers', { body })
    return { ...told(reply), request: reply.id_renewal_request ?? '', baseUser: reply.id_renewal_base_user ?? '' }
  },
  *migrationOffers(ports, body) {
    const reply = yield* callOnce(ports, 'migrationOffers', { body })
    return { ...told(reply), request: reply.idLead ?? '', baseUser: '' }
  },
}

/** The common part of both replies. */
const told = ({ plansOffers, protocol, userData }: Reply<OffersCall>) => ({
  plans: plansOffers,
  ...(protocol && { protocol }),
  hasEmail: typeof userData?.email === 'string',
  hasPhone: typeof userData?.phone === 'string',
})

/** The order of a mobile customer. The line's telephone number begins it, with the plan of a link if there is one. */
export function* mobileLine(ports: Ports, { phone = '' }: Answers): Saga<Facts['renta']> {
  const { campaign, visit } = yield* select((funnel) => funnel)
  const plans = withoutEmpty({ idPlan: yield* wantedPlan(ports), idPlanAddonBonus: campaign.idPlanAddonBonus })
  const body = withTracking({ phoneNumber: phone, ...plans, ...tracked(visit) }, ports)
  const { id, version, protocol } = yield* callOnce(ports, 'createFromRenta', { body })
  forgetConsent(body, ports)
  return { idLead: id, version, ...(protocol && { protocol }) }
}

/** The one plan of the campaign that meets a link's wishes. */
function* wantedPlan(ports: Ports): Saga<string | undefined> {
  const wanted = yield* select((funnel) => funnel.wanted)
  return hasLinkWishes(wanted) ? plansMatchingLink(yield* catalogue(ports), wanted).chosen?.id : undefined
}

import { plansMatchingLink, type Wanted } from '../../funnel/plans/plansMatchingLink.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { factsOf, isUnfinished } from '../../funnel/answersAndFacts.ts'
import type { Arrival } from '../../sagas/ports.ts'
import { keptQuery } from '../../tracking/linkParameters.ts'
import { takeHandedOver } from './formHandover.ts'
import { ifOpen, mayAskForPlan } from './linkPermissions.ts'
import { ifNewInTab } from './ifNewInTab.ts'
import { takePhoneFromLink } from './takePhoneFromLink.ts'
import { wantedPlan } from './wantedPlan.ts'

/** The data that a visitor brings to an order, once: from a link, the home page or a plain form. */
export function arrival(funnel: Funnel): Arrival {
  const asked = ifNewInTab(
    'wanted',
    wantedPlan(window.location.search) ?? wantedPlan(`?${keptQuery(window.location.search)}`),
  )
  const wanted = asked && mayAskForPlan(funnel) ? asked : undefined
  const left =
    ifNewInTab('visit-cep', leftAs('visit-cep')) ??
    ifOpen(funnel, 'cep', ifNewInTab('visit-cep-untold', leftAs('visit-cep-untold')))
  const linked = ifOpen(funnel, 'phone', takePhoneFromLink())
  const { answers: typed, found } = takeHandedOver() ?? {}
  const said = { cep: left, phone: linked, ...typed }
  const plan = wanted && !said.cep ? planAt(funnel, wanted) : undefined
  const answers: Raw = Object.fromEntries(Object.entries({ ...said, plan }).filter(isSaid))
  return {
    ...(wanted && { wanted }),
    ...(window.location.pathname.includes('/chat-tct') && { referred: true }),
    ...(ifNewInTab('visit', 'begun') && isUnfinished(funnel) && { cameBack: true }),
    answers,
    ...(found && { found }),
  }
}

const isSaid = (one: [string, string | undefined]): one is [string, string] => Boolean(one[1])

const leftAs = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The SKU of the wanted plan, if the plans at the address are known. It replaces the plan chosen before. */
const planAt = (funnel: Funnel, wanted: Wanted) =>
  plansMatchingLink(factsOf(funnel).coverage?.plans ?? [], wanted).chosen?.sku

import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { callErrorMessages } from '../../api/contract/errors/callErrorMessages.ts'
import { lazy } from '../../browser/lazy.ts'
import type { Focus } from '../../content/landingFocuses.ts'
import type { Fault, LandingCalls, LandingData } from '../../pages/landing/landingTypes.ts'

const landingApi = lazy(() => import('./landingApi.ts'))

export const fetchPlans = (campaign: Campaign, focus: Focus): Promise<LandingData> =>
  landingApi.load().then(
    (home) => home.plans(campaign, focus),
    () => ({ plans: [], error: callErrorMessages.network }),
  )

const noLine: Fault = { field: 'cep', text: callErrorMessages.network, passing: true }

/** The calls of the page's forms. `keepLead` follows a check, which has loaded the code. */
export const lazyLandingApi: LandingCalls = {
  check: (form) =>
    landingApi.load().then(
      (home) => home.check(form),
      () => ({ fault: noLine }),
    ),
  keepLead: (form) => landingApi.get()?.keepLead(form),
  requestCall: (form) =>
    landingApi.load().then(
      (home) => home.requestCall(form),
      () => ({ ...noLine, field: 'phone' }),
    ),
}

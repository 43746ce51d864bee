import type { Campaign } from '../../api/contract/campaign.ts'
import { callErrors } from '../../api/contract/errors/callErrors.ts'
import { lazy } from '../../browser/lazy.ts'
import type { Focus } from '../../content/focuses.ts'
import type { Checked, LandingData } from '../../pages/landing/landingData.ts'

/** The code of the API comes when it is needed. */
const landingApi = lazy(() => import('./landingApi.ts'))

export const fetchPlans = (campaign: Campaign, focus: Focus): Promise<LandingData> =>
  landingApi.load().then(
    (home) => home.plans(campaign, focus),
    () => ({ plans: [], error: callErrors.network }),
  )

/** Checks what was typed into the coverage form. */
export const check = (form: FormData): Promise<Checked> =>
  landingApi.load().then(
    (home) => home.check(form),
    () => noCode,
  )

const noCode: Checked = { fault: { field: 'cep', text: callErrors.network, passing: true } }

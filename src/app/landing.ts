import type { Api } from '../api/client.ts'
import { isPhone } from '../api/contract/areaCodes.ts'
import { ApiError } from '../api/contract/apiError.ts'
import { planFileOf } from '../api/contract/plan.ts'
import { refusals } from '../api/contract/refusals.ts'
import type { Campaign } from '../content/campaign.ts'
import { onLanding, type Focus } from '../funnel/onLanding.ts'
import type { Checked, Fault, LandingData } from '../pages/landing/landingData.ts'
import { consent } from '../browser/consent.ts'
import { handOver } from './handOver.ts'

/** The plans of a campaign's home page, with the focus that its address gives them. */
export async function landingPlans(api: Api, campaign: Campaign, focus?: Focus): Promise<LandingData> {
  try {
    const { plans } = await api('planFile', { params: { file: planFileOf(campaign.prefix) } })
    return { plans: onLanding(plans, campaign, focus), error: null }
  } catch (error) {
    return { plans: [], error: failureOf(error).message }
  }
}

/** Looks the CEP of the coverage form up; what was typed goes with the visitor into the order. */
export async function coverageCheck(api: Api, form: FormData): Promise<Checked> {
  const [cep, phone] = [digits(form, 'cep'), digits(form, 'phone')]
  if (!isPhone(phone)) return { fault: { field: 'phone', text: refusals['phone.invalid'], passing: false } }
  consent.write(form.has('consent'))
  handOver({ phone })
  try {
    await api('cepInformation', { params: { cep } })
  } catch (error) {
    return { fault: cepFault(failureOf(error)) }
  }
  handOver({ cep, phone })
  return { to: form.get('voice') === 'pages' ? '/checkout/cep' : '/chat', fault: null }
}

function digits(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.replace(/\D/g, '') : ''
}

/** Only what was not refused may be different the next time. */
const cepFault = ({ kind, status, message }: ApiError): Fault => ({ field: 'cep', text: message, passing: kind !== 'refused' || status >= 500 })

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

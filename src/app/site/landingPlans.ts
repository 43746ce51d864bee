import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/contract/errors/apiError.ts'
import { planFileOf } from '../../api/contract/plan.ts'
import { businessSku, type Campaign } from '../../api/contract/campaign.ts'
import type { Focus } from '../../content/focuses.ts'
import { onLanding } from '../../funnel/plans/landingFocus.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { failureWords } from '../../content/texts/failureTexts.ts'
import type { Checked, Fault, LandingData } from '../../pages/landing/landingData.ts'
import { consent } from '../../browser/consent.ts'
import { handOver } from '../arrival/handedOver.ts'

/** The plans of a campaign's home page, with the focus of its address. */
export async function landingPlans(api: Api, campaign: Campaign, focus?: Focus): Promise<LandingData> {
  try {
    const { plans } = await api('planFile', { params: { file: planFileOf(campaign.prefix) } })
    return { plans: onLanding(plans, focus), business: plans.find(({ sku }) => sku === businessSku), error: null }
  } catch (error) {
    return { plans: [], error: failureOf(error).message }
  }
}

/**
 * Reads the coverage form by the rules of the order and looks up its CEP. The order takes over the answers and the
 * street.
 */
export async function coverageCheck(api: Api, form: FormData): Promise<Checked> {
  const { values, refused } = readAnswers(answersIn(form), new Date())
  const { cep, phone, number } = values
  if (phone === undefined) return { fault: refusal('phone', refused.phone && failureWords(refused.phone)) }
  consent.write(form.has('consent'))
  handOver({ phone })
  if (refused.number) return { fault: refusal('number', failureWords(refused.number)) }
  if (cep === undefined) return { fault: refusal('cep', refused.cep && failureWords(refused.cep)) }
  try {
    handOver({ cep, phone, ...(number && { number }), found: await api('cepInformation', { params: { cep } }) })
  } catch (error) {
    return { fault: cepFault(failureOf(error)) }
  }
  return { to: form.get('voice') === 'pages' ? '/checkout/cep' : '/chat', fault: null }
}

/** The house number is asked by some forms. */
const answersIn = (form: FormData) => ({
  cep: typed(form, 'cep'),
  phone: typed(form, 'phone'),
  ...(form.has('number') && { number: typed(form, 'number') }),
})

function typed(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

const refusal = (field: Fault['field'], text = ''): Fault => ({ field, text, passing: false })

/** A refused CEP stays refused; any other failure may pass. */
const cepFault = ({ kind, status, message }: ApiError): Fault => ({
  field: 'cep',
  text: message,
  passing: kind !== 'refused' || status >= 500,
})

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

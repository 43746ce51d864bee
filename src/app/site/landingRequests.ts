import type { Api } from '../../api/client.ts'
import { asApiError, mayPass, type ApiError } from '../../api/contract/errors/apiError.ts'
import { planFileOf } from '../../api/contract/sale/plan.ts'
import { businessSku, type Campaign } from '../../api/contract/sale/campaign.ts'
import type { Focus } from '../../content/landingFocuses.ts'
import { plansOnLanding } from '../../funnel/plans/plansOnLanding.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import type { Checked, Fault, LandingData, Way } from '../../pages/landing/landingTypes.ts'
import { typedIn } from '../../ui/fields/fieldText.ts'
import { contactConsent } from '../../browser/contactConsent.ts'
import { randomKey } from '../../browser/randomKey.ts'
import { handOver, takeHandedOver } from '../arrival/formHandover.ts'

/** The plans of a campaign's home page, with the focus of its address. */
export async function landingPlans(api: Api, campaign: Campaign, focus?: Focus): Promise<LandingData> {
  try {
    const { plans } = await api('planFile', { params: { file: planFileOf(campaign.prefix) } })
    return { plans: plansOnLanding(plans, focus), business: plans.find(({ sku }) => sku === businessSku), error: null }
  } catch (error) {
    return { plans: [], error: asApiError(error).message }
  }
}

/** Reads the coverage form by the order's rules and looks up its CEP. The order takes over answers and street. */
export async function coverageCheck(api: Api, form: FormData): Promise<Checked> {
  const { values, refused } = readAnswers(answersIn(form), new Date())
  const { cep, phone, number } = values
  if (phone === undefined) return { fault: refusal('phone', refused.phone && failureWords(refused.phone)) }
  contactConsent.write(form.has('consent'))
  handOver({ answers: { phone } })
  if (refused.number) return { fault: refusal('number', failureWords(refused.number)) }
  if (cep === undefined) return { fault: refusal('cep', refused.cep && failureWords(refused.cep)) }
  try {
    const found = await api('cepInformation', { params: { cep } })
    handOver({ answers: { cep, phone, ...(number && { number }) }, found })
  } catch (error) {
    return { fault: cepFault(asApiError(error)) }
  }
  return { to: wayOn(form), fault: null }
}

/** The next page. A form with a house number has already asked for the whole address. */
function wayOn(form: FormData): Way {
  if (form.get('voice') !== 'pages') return '/chat'
  return form.has('number') ? '/checkout/cep' : '/consultar-cobertura/nr-imovel'
}

/** Adds the visitor's contact to the data that the order takes over. */
export function keepLead(form: FormData) {
  const left = takeHandedOver()
  const lead = Object.fromEntries((['name', 'email', 'phone'] as const).map((name) => [name, typedIn(form, name)]))
  const acceptPromotions = form.has('acceptPromotions') ? 'sim' : 'não'
  handOver({ ...left, answers: { ...left?.answers, ...lead, acceptPromotions } })
}

/** Requests a call, or returns what is wrong with the telephone or the connection. */
export async function requestCall(api: Api, form: FormData): Promise<Fault | null> {
  const { values, refused } = readAnswers({ phone: typedIn(form, 'phone') }, new Date())
  if (values.phone === undefined) return refusal('phone', refused.phone && failureWords(refused.phone))
  const key = unanswered.get(values.phone) ?? randomKey()
  try {
    await api('requestCall', { body: { telephone: values.phone } }, { idempotencyKey: key })
    unanswered.delete(values.phone)
    return null
  } catch (error) {
    const failure = asApiError(error)
    if (mayPass(failure)) unanswered.set(values.phone, key)
    return { field: 'phone', text: failure.message, passing: true }
  }
}

/** Idempotency keys of requests whose reply was lost, by telephone, so that a retry is the same request. */
const unanswered = new Map<string, string>()

/** Only some forms ask for the house number. */
const answersIn = (form: FormData) => ({
  cep: typedIn(form, 'cep'),
  phone: typedIn(form, 'phone'),
  ...(form.has('number') && { number: typedIn(form, 'number') }),
})

const refusal = (field: Fault['field'], text = ''): Fault => ({ field, text, passing: false })

/** A refused CEP stays refused; other failures may pass. */
const cepFault = (failure: ApiError): Fault => ({ field: 'cep', text: failure.message, passing: mayPass(failure) })

import { asDigits } from '../../api/contract/values/digits.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import type { Focus } from '../../content/landingFocuses.ts'
import type { Checked } from '../../pages/landing/landingTypes.ts'
import { typedIn } from '../../ui/fields/fieldText.ts'
import { tellWebchat } from '../../tracking/webchatEventQueue.ts'
import { browserApi } from '../browserApi.ts'
import { chat, checkout, sale } from '../order/orderPages.ts'
import * as forms from './landingRequests.ts'

export const plans = (campaign: Campaign, focus: Focus) => forms.landingPlans(browserApi(), campaign, focus)

/** Loads the code of the chosen voice after a successful check, while the button still shows success. */
export async function check(form: FormData): Promise<Checked> {
  const checked = await forms.coverageCheck(browserApi(), form)
  if (wasLookedUp(checked))
    tellWebchat({ name: 'funil_recuperacao', fields: { step: 1, zip: asDigits(typedIn(form, 'cep')) } })
  if (checked.fault !== null) return checked
  void Promise.allSettled([sale.load(), voices[checked.to].load()])
  return checked
}

export const { keepLead } = forms

export const requestCall = (form: FormData) => forms.requestCall(browserApi(), form)

/** A refused telephone or number ends a check before the look-up. */
const wasLookedUp = ({ fault }: Checked) => fault === null || fault.field === 'cep'

const voices = { '/chat': chat, '/checkout/cep': checkout, '/consultar-cobertura/nr-imovel': checkout }

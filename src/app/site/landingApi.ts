import { asDigits } from '../../api/contract/values/digits.ts'
import type { Campaign } from '../../api/contract/campaign.ts'
import type { Focus } from '../../content/focuses.ts'
import type { Checked } from '../../pages/landing/landingData.ts'
import { tellWebchat } from '../../tracking/tellWebchat.ts'
import { browserApi } from '../browserApi.ts'
import { chat, checkout, sale } from '../order/orderPages.ts'
import { coverageCheck, landingPlans } from './landingPlans.ts'

export const plans = (campaign: Campaign, focus: Focus) => landingPlans(browserApi(), campaign, focus)

/** After a successful check the code of the chosen voice is loaded while the button still shows success. */
export async function check(form: FormData): Promise<Checked> {
  const checked = await coverageCheck(browserApi(), form)
  if (checked.fault !== null) return checked
  tellWebchat({ name: 'funil_recuperacao', fields: { step: 1, zip: cepIn(form) } })
  void Promise.allSettled([sale.load(), voices[checked.to].load()])
  return checked
}

function cepIn(form: FormData): string {
  const typed = form.get('cep')
  return typeof typed === 'string' ? asDigits(typed) : ''
}

const voices = { '/chat': chat, '/checkout/cep': checkout }

import type { Campaign } from '../content/campaign.ts'
import type { Focus } from '../funnel/onLanding.ts'
import type { Checked } from '../pages/landing/landingData.ts'
import { browserApi } from './browserApi.ts'
import { coverageCheck, landingPlans } from './landing.ts'

export const plans = (campaign: Campaign, focus: Focus) => landingPlans(browserApi(), campaign, focus)

/** A good check also fetches the code of the voice that the visitor goes on in, while the button still works. */
export async function check(form: FormData): Promise<Checked> {
  const checked = await coverageCheck(browserApi(), form)
  if (checked.fault === null) void Promise.allSettled([import('./Sale.tsx'), voices[checked.to]()])
  return checked
}

const voices = {
  '/chat': () => import('../conversation/Conversation.tsx'),
  '/checkout/cep': () => import('../pages/checkout/Checkout.tsx'),
}

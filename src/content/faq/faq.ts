import { contractFaq } from './contract.ts'
import type { FaqEntry } from './faqEntry.ts'
import { installationFaq } from './installation.ts'
import { networkFaq } from './network.ts'
import { priceFaq } from './prices.ts'
import { serviceFaq } from './service.ts'

const entries = [...priceFaq, ...installationFaq, ...contractFaq, ...networkFaq, ...serviceFaq] as const

export type FaqId = (typeof entries)[number]['id']

/** What the site and the conversation answer besides the questions of an order. */
export const faq: readonly (FaqEntry & { id: FaqId })[] = entries

import { contractAndPersonalDataFaq } from './contractAndPersonalDataFaq.ts'
import type { FaqEntry } from './faqEntry.ts'
import { installationFaq } from './installation.ts'
import { connectionAndStreamingFaq } from './connectionAndStreamingFaq.ts'
import { pricesAndPlansFaq } from './pricesAndPlansFaq.ts'
import { supportAndDirectDebitFaq } from './supportAndDirectDebitFaq.ts'

const entries = [
  ...pricesAndPlansFaq,
  ...installationFaq,
  ...contractAndPersonalDataFaq,
  ...connectionAndStreamingFaq,
  ...supportAndDirectDebitFaq,
] as const

export type FaqId = (typeof entries)[number]['id']

/** Entries that the site and the conversation share. */
export const faq: readonly (FaqEntry & { id: FaqId })[] = entries

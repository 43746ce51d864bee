import { faq, type FaqId } from './faq.ts'
import type { FaqEntry } from './faqEntry.ts'
import { questionFaq } from './questionFaq.ts'

/** Everything that is answered in the conversation: beside an order, and about its questions. */
export const everyEntry: readonly FaqEntry[] = [...faq, ...questionFaq]

export type EntryId = FaqId | (typeof questionFaq)[number]['id']

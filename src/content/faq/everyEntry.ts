import { faq, type FaqId } from './faq.ts'
import type { FaqEntry } from './faqEntry.ts'
import { conversationFaq } from './conversationFaq.ts'
import { questionFaq } from './questionFaq.ts'

/** What is answered besides the questions of an order. */
export const generalEntries: readonly FaqEntry[] = [...faq, ...conversationFaq]

/** Everything that is answered in the conversation: beside an order, and about its questions. */
export const everyEntry: readonly FaqEntry[] = [...generalEntries, ...questionFaq]

export type EntryId = FaqId | (typeof conversationFaq | typeof questionFaq)[number]['id']

import { faq, type FaqId } from './faq.ts'
import type { FaqEntry } from './faqEntry.ts'
import { atHomeFaq } from './atHomeFaq.ts'
import { conversationFaq } from './conversationFaq.ts'
import { signingFaq } from './signingFaq.ts'
import { questionFaq } from './questionFaq.ts'

const inConversation = [...conversationFaq, ...atHomeFaq, ...signingFaq] as const

/** What is answered besides the questions of an order. */
export const generalEntries: readonly FaqEntry[] = [...faq, ...inConversation]

/** Everything that is answered in the conversation: beside an order, and about its questions. */
export const everyEntry: readonly FaqEntry[] = [...generalEntries, ...questionFaq]

export type EntryId = FaqId | (typeof inConversation | typeof questionFaq)[number]['id']

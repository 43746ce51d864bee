import { faq, type FaqId } from './faq.ts'
import type { FaqEntry } from './faqEntry.ts'
import { atHomeFaq } from './atHomeFaq.ts'
import { conversationFaq } from './conversationFaq.ts'
import { signingFaq } from './signingFaq.ts'
import { questionFaq } from './questionFaq.ts'

const inConversation = [...conversationFaq, ...atHomeFaq, ...signingFaq] as const

/** All entries except for those about an order's questions. */
export const generalEntries: readonly FaqEntry[] = [...faq, ...inConversation]

/** All entries that the conversation answers, including those about its questions. */
export const everyEntry: readonly FaqEntry[] = [...generalEntries, ...questionFaq]

export type EntryId = FaqId | (typeof inConversation | typeof questionFaq)[number]['id']

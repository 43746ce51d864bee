import { chatTexts } from '../../content/texts/chatTexts.ts'
import type { Facts } from '../../content/flows/facts.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { asLabel } from '../../content/format.ts'
import { fewComplements, noComplement } from '../../funnel/answers/rawAnswer.ts'
import type { Aside } from '../../funnel/state.ts'
import { setOutWords } from '../../funnel/views/setOutWords.ts'

/** A quick reply: its answer as typed, and its words. */
export type Reply = { raw: string; text: string }

/** The quick replies to a question. */
export function repliesTo(name: Key, { units }: Facts): Reply[] {
  const { input } = questions[name]
  if (input.kind === 'days') return input.days.map((day) => ({ raw: String(day), text: chatTexts.day(day) }))
  if (input.kind === 'complement') return [...knownAt(units?.complements), { raw: noComplement, text: input.none }]
  if (input.kind !== 'yesNo' && input.kind !== 'consent') return []
  return [
    { raw: 'sim', text: input.yes },
    { raw: 'não', text: input.no },
  ]
}

/** Words that a tap says; `stays` where they may be said again. */
type Saying = { text: string; stays: boolean }

/** The words that the assistant set out last, unless a reply is the same, and questions about several plans. */
export function sayings(name: Key, asides: readonly Aside[], facts: Facts): Saying[] {
  const words = asLabel(setOutWords(name, asides) ?? '')
  const isNew = words !== '' && repliesTo(name, facts).every(({ text }) => text !== words)
  return [...(isNew ? [{ text: words, stays: false }] : []), ...(severalPlans(name, facts) ? aboutPlans : [])]
}

const aboutPlans = [chatTexts.whichSuits, chatTexts.compare].map((text) => ({ text, stays: true }))

const severalPlans = (name: Key, { coverage, offers }: Facts) =>
  ((name === 'plan' ? coverage : name === 'offer' ? offers : undefined)?.plans.length ?? 0) > 1

function knownAt(complements: readonly string[] = []): Reply[] {
  return complements.length > fewComplements
    ? []
    : complements.map((complement) => ({ raw: complement, text: complement }))
}

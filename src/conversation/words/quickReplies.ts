import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import type { Facts } from '../../content/flows/facts.ts'
import type { Key } from '../../content/questions/answers.ts'
import { noneOf, questions } from '../../content/questions/questions.ts'
import { fewComplements, typedNone } from '../../funnel/answers/answerAsTyped.ts'

/** A quick reply: its answer as typed, and its label. */
export type Reply = { raw: string; text: string }

export function repliesTo(name: Key, { units }: Facts): Reply[] {
  const { input } = questions[name]
  if (input.kind === 'days') return input.days.map((day) => ({ raw: String(day), text: chatTexts.day(day) }))
  const known = input.kind === 'complement' ? knownAt(units?.complements) : []
  if (noneOf(name)) return [...known, { raw: typedNone(name), text: noneOf(name) }]
  if (input.kind !== 'yesNo' && input.kind !== 'consent') return []
  return [
    { raw: 'sim', text: input.yes },
    { raw: 'não', text: input.no },
  ]
}

/** Whether there are several plans to choose from. */
export const hasSeveralPlans = (name: Key, { coverage, offers }: Facts) =>
  ((name === 'plan' ? coverage : name === 'offer' ? offers : undefined)?.plans.length ?? 0) > 1

function knownAt(complements: readonly string[] = []): Reply[] {
  return complements.length > fewComplements
    ? []
    : complements.map((complement) => ({ raw: complement, text: complement }))
}

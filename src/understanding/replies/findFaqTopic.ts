import { everyEntry } from '../../content/faq/everyEntry.ts'
import type { FaqEntry } from '../../content/faq/faqEntry.ts'
import { shortQuestions } from '../../content/faq/shortQuestions.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { conversationPlace } from '../meaning/conversationPlace.ts'
import { isOnlyMentioned } from '../meaning/isOnlyMentioned.ts'
import { questionWithin } from '../meaning/questionWithin.ts'
import type { Meaning } from '../meaning/rankMeanings.ts'
import { saidAs } from '../line/normalizeText.ts'
import { once } from '../once.ts'
import { opening } from '../line/openingPhrases.ts'
import type { Open } from '../readValue.ts'
import { tokens } from '../line/wordStems.ts'

export type Topic = { id: string; question: string }

/** The FAQ question that a line asks while another one is open. Words that answer match no phrase of it. */
export function findFaqTopic(
  plain: string,
  ask: Open = null,
  isAnswered = false,
  place = conversationPlace(ask, null),
): Topic | null {
  const literal = isAnswered ? null : topicToTheLetter(plain, ask)
  if (literal) return literal
  const asked = questionWithin(plain, place, (id) => noQuestions.has(id) || isOnlyMentioned(ask, id, plain))
  return asked && likelyAsks(plain) * asked.meaning.sure > likelyEnough ? topicOf(asked.meaning) : null
}
const noQuestions = new Set(['answer', 'none', 'agree', 'decline'])
/** The least probability that a line asks, times that of the question's meaning. */
const likelyEnough = 0.6

/** The question whose phrase a line repeats: one of the open question, or one of the FAQ in the same words. */
function topicToTheLetter(plain: string, ask: Open): Topic | null {
  const isAsked = plain.includes('?') || likelyAsks(plain) > likelyEnough
  const here = isAsked || plain.split(' ').length > 2 ? phrasesAt(ask).get(unopened(plain)) : undefined
  const anywhere = ask === null || isAsked || tokens(plain).length > 1 ? phrases().get(carrying(plain)) : undefined
  const id = here ?? anywhere
  return id === undefined ? null : topicOf({ id })
}

const carrying = (phrase: string) => tokens(phrase).toSorted().join(' ')
const unopened = (phrase: string) =>
  expandShortForms(saidAs(phrase).plain)
    .replace(opens, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .toSorted()
    .join(' ')
const opens = new RegExp(`^${opening}`)

/** Phrases for the FAQ entries about the open question. */
function phrasesAt(ask: Open): ReadonlyMap<string, string> {
  const key = ask === 'offer' ? 'plan' : ask
  return once(knownAt, key, () => {
    const found = Object.entries((key && shortQuestions[key]) ?? {}).flatMap(([id, all]) =>
      all.split(';').map((phrase) => [unopened(phrase), id] as const),
    )
    return new Map(found)
  })
}
const knownAt = new Map<Open, ReadonlyMap<string, string>>()

/** Phrases for all FAQ entries. */
const phrases = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    everyEntry.flatMap(({ id, question, alike = [] }) =>
      [question, ...alike].map((phrase) => [carrying(phrase), id] as const),
    ),
  ))
let known: ReadonlyMap<string, string> | null = null

/** The topic of a meaning; null for talk. */
function topicOf(meaning: Pick<Meaning, 'id'>): Topic | null {
  const entry = entryOf(meaning)
  return entry ? { id: entry.id, question: entry.question } : null
}

export const entryOf = ({ id }: Pick<Topic, 'id'>): FaqEntry | undefined => everyEntry.find((entry) => entry.id === id)

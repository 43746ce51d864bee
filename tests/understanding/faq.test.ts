import { describe, expect, it } from 'vitest'
import { shortQuestions } from '../../src/content/faq/shortQuestions.ts'
import { everyEntry, generalEntries } from '../../src/content/faq/everyEntry.ts'
import { faq } from '../../src/content/faq/faq.ts'
import { questionFaq } from '../../src/content/faq/questionFaq.ts'
import { isKey, type Key } from '../../src/content/questions/answers.ts'
import { answerTo } from '../../src/content/faq/faqEntry.ts'
import { entryOf, findFaqTopic } from '../../src/understanding/replies/findFaqTopic.ts'
import { isAsking } from '../../src/understanding/line/isAsking.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { sampleWorld } from '../../scripts/understanding/sampleWorld.ts'

const { offers } = sampleWorld
const topicOf = (text: string) => findFaqTopic(normalized(text).plain)?.id ?? null

const near = (text: string, ask: Key) => findFaqTopic(normalized(text).plain, ask)?.id
/** All short phrasings at an open question, with the entry that answers them. */
const asked = Object.entries(shortQuestions).flatMap(([ask, byEntry]) =>
  Object.entries(byEntry).flatMap(([id, phrases]) =>
    phrases.split(';').flatMap((phrase) => (isKey(ask) ? [[ask, phrase.trim(), id] as const] : [])),
  ),
)

describe('questions beside an order', () => {
  it('has at least forty of them, each with its own name and words', () => {
    expect(faq.length).toBeGreaterThanOrEqual(40)
    expect(new Set(everyEntry.map(({ id }) => id)).size).toBe(everyEntry.length)
    expect(new Set(everyEntry.map(({ question }) => question)).size).toBe(everyEntry.length)
  })

  it.each(everyEntry)('answers "$question" in whole sentences, with offers and without', (entry) => {
    for (const known of [offers, []]) {
      const answer = answerTo(entry, known)
      expect(answer.length).toBeGreaterThan(0)
      for (const text of answer) expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u)
      expect(answer.join(' ')).not.toMatch(/undefined|NaN|a gente|\bCep\b/)
    }
  })

  it.each(generalEntries)('knows "$question" however it is put', ({ id, question, alike = [] }) => {
    expect([question, ...alike].filter((text) => topicOf(text) !== id)).toEqual([])
  })

  it('answers the price from what is offered', () => {
    const prices = faq.find(({ id }) => id === 'prices')
    expect(prices && answerTo(prices, offers).join(' ')).toContain('59,99')
  })

  it.each(['qual é a capital da França?', 'você gosta de futebol?', 'vai chover amanhã?', 'que dia é hoje?'])(
    'does not pretend to know %j',
    (text) => expect(topicOf(text)).toBeNull(),
  )

  it('hears a question with and without its mark', () => {
    expect(isAsking('quanto custa', 'quanto custa')).toBe(true)
    expect(isAsking('Ana?', 'ana?')).toBe(true)
    expect(isAsking('Ana Souza', 'ana souza')).toBe(false)
  })
})

describe('questions about the open question', () => {
  it.each(asked)('at %s %j is %s', (ask, phrase, id) => expect(near(`e ${phrase}?`, ask)).toBe(id))

  it('have an answer, and each answer has its words', () => {
    expect(asked.filter(([, , id]) => !entryOf({ id }))).toEqual([])
    expect(questionFaq.filter(({ id }) => asked.every(([, , own]) => own !== id))).toEqual([])
  })

  it('are put near enough in other words', () => {
    expect(near('dá pra eu mudar esse dia depois?', 'dueDate')).toBe('due-day-change')
    expect(near('o boleto vem no meu email?', 'directDebit')).toBe('bill-how')
  })

  it('mean it at no other question, and are no answer there', () => {
    expect(near('qual o melhor dia?', 'plan')).not.toBe('due-day-best')
    for (const text of ['nome completo', 'da casa', 'titular'])
      expect([text, near(text, 'name'), near(text, 'directDebit')]).toEqual([text, undefined, undefined])
  })
})

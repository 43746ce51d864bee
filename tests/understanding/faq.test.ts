import { describe, expect, it } from 'vitest'
import { faq } from '../../src/content/faq/faq.ts'
import { answerTo } from '../../src/content/faq/faqEntry.ts'
import { isAsking, topicIn, topicsNear } from '../../src/conversation/understanding/topics.ts'
import { heard } from '../../src/conversation/understanding/said.ts'
import { sampleWorld } from '../../scripts/understanding/sampleWorld.ts'

const { offers } = sampleWorld
const topicOf = (text: string) => topicIn(heard(text).plain)?.id ?? null

describe('questions beside an order', () => {
  it('has at least forty of them, each with its own name and words', () => {
    expect(faq.length).toBeGreaterThanOrEqual(40)
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length)
    expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length)
  })

  it.each(faq)('answers "$question" in whole sentences, with offers and without', (entry) => {
    for (const known of [offers, []]) {
      const answer = answerTo(entry, known)
      expect(answer.length).toBeGreaterThan(0)
      for (const text of answer) expect(text).toMatch(/^[\p{Lu}\d].*[.]$/u)
      expect(answer.join(' ')).not.toMatch(/undefined|NaN|a gente|\bCep\b/)
    }
  })

  it.each(faq)('knows "$question" however it is put', ({ id, question, alike }) => {
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

  it('offers the nearest questions to one that it is not sure of', () =>
    expect(topicsNear(heard('e a multa da internet antiga?').plain, 3).map(({ id }) => id)).toContain('fine'))

  it('hears a question with and without its mark', () => {
    expect(isAsking('quanto custa', 'quanto custa')).toBe(true)
    expect(isAsking('Ana?', 'ana?')).toBe(true)
    expect(isAsking('Ana Souza', 'ana souza')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { Funnel } from '../../src/funnel/state.ts'
import { choicesNow } from '../../src/conversation/textOnly/numberedChoices.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, goodFacts } from '../support/aFunnel.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const plan = (sku: string, plan_download: number, price_with_dacc: number, subscriptions: string[] = []) =>
  aPlan({ sku, plan_download, price_with_dacc, price: price_with_dacc + 10, subscriptions })
const plans = [
  plan('d500a', 500, 59.99),
  plan('d500b', 500, 89.99, ['MAX', 'deezer']),
  plan('d600a', 600, 109.99),
  plan('d600c', 600, 119.99, ['MAX']),
  plan('d600gl', 600, 119.99, ['globo-play']),
  plan('d1000d', 1000, 159.99, ['MAX']),
]
const asked = answeredUpTo('plan', { ...goodFacts, coverage: aCoverage({ plans }) })

/** The result of the last of some lines, each said after the reply to the previous one. */
function said(...lines: string[]) {
  const ahead = lines.slice(0, -1).reduce(heardIn, asked)
  return { heard: handleMessageAtQuestion(ahead, 'plan', lines.at(-1) ?? '', noon), ahead }
}

function heardIn(funnel: Funnel, text: string): Funnel {
  const heard = handleMessageAtQuestion(funnel, 'plan', text, noon)
  if (heard.kind !== 'side' && heard.kind !== 'refused') throw new Error(`${text} is ${heard.kind}`)
  const kind = heard.kind === 'side' ? 'side' : 'repair'
  return { ...funnel, asides: [...funnel.asides, { after: 'plan', said: text, reply: heard.reply, kind }] }
}

const takes = (sku: string) => ({ kind: 'answers', answers: { plan: sku }, reply: null })

describe('words that match several plans', () => {
  it('are answered with these and their prices, cheapest first, without a choice', () => {
    const { heard } = said('quero com hbo')
    expect(heard).toMatchObject({ kind: 'side' })
    const { reply } = heard.kind === 'side' ? heard : { reply: '' }
    expect(reply.replaceAll('\u00a0', ' ')).toContain(
      '500 Mega com HBO Max e Deezer, R$ 89,99; 600 Mega com HBO Max, R$ 119,99; 1 Giga com HBO Max, R$ 159,99',
    )
    expect(reply).not.toContain('Globoplay')
  })

  it.each([
    ['o mais barato', 'd500b'],
    ['o primeiro', 'd500b'],
    ['o segundo', 'd600c'],
    ['o último', 'd1000d'],
    ['o mais rápido', 'd1000d'],
    ['então o de 600', 'd600c'],
    ['até 100', 'd500b'],
    ['o mais barato menos o de 500', 'd600c'],
  ])('%s means one of these', (text, sku) => expect(said('quero com hbo', text).heard).toEqual(takes(sku)))

  it('can be narrowed step by step', () => {
    expect(said('quero com hbo', 'mais de 500', 'o mais barato').heard).toEqual(takes('d600c'))
  })

  it('still allow naming the others', () =>
    expect(said('quero com hbo', 'não, o de 600 com globoplay').heard).toEqual(takes('d600gl')))

  it('leave the last plan to a yes', () => {
    const all = said('não quero 500, nem 600').heard
    expect(all).toMatchObject({ kind: 'side', reply: expect.stringContaining('1 Giga com HBO Max') })
    expect(said('não quero 500, nem 600', 'quero esse').heard).toEqual(takes('d1000d'))
    expect(said('não quero 500, nem 600', 'sim').heard).toEqual(takes('d1000d'))
  })

  it.each(['esse', 'sim', 'pode ser'])('are not narrowed by %s', (text) =>
    expect(said('quero com hbo', text).heard.kind).not.toBe('answers'),
  )

  it('are the numbered rows of the text conversation', () =>
    expect(choicesNow(said('quero com hbo', 'tem fidelidade?').ahead)).toMatchObject([
      { say: 'd500b' },
      { say: 'd600c' },
      { say: 'd1000d' },
    ]))
})

describe('words that match no plan', () => {
  it.each([
    ['500 com globoplay', /de 500 Mega com Globoplay não há.*600 Mega com Globoplay.*500 Mega/],
    ['900 mega', /de 900 Mega não há.*1 Giga/],
    ['até 40 reais com hbo', /até R\$.40,00 com HBO Max não há.*500 Mega com HBO Max/],
    ['600 com netflix', /600 Mega com esse streaming não há/],
  ])('%s: names the wish and the nearest plan', (text, reply) =>
    expect(said(text).heard).toMatchObject({ kind: 'refused', reply: expect.stringMatching(reply) }),
  )
})

describe('a condition is never dropped', () => {
  it.each([
    'o de 600 sem fidelidade',
    'quero o de 600, tem globoplay?',
    'o de 600 mas tem globoplay?',
    'o de 600 com ip fixo',
    '600 com hbo e netflix',
  ])('%s chooses none', (text) => expect(said(text).heard.kind).not.toBe('answers'))

  it.each([
    ['o mais barato que tenha hbo', 'd500b'],
    ['o 600 que vem novela', 'd600gl'],
    ['500 mega com streaming', 'd500b'],
    ['quero com hbo e pago até 100', 'd500b'],
  ])('%s chooses %s', (text, sku) => expect(said(text).heard).toEqual(takes(sku)))

  it('a mere budget gets advice', () =>
    expect(said('até 100 reais').heard).toMatchObject({ kind: 'side', reply: expect.stringMatching(/^Dentro disso/) }))
})

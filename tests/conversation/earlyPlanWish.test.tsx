import { describe, expect, it } from 'vitest'
import type { Facts } from '../../src/content/flows/facts.ts'
import { memoryTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, aStreet, type fullAnswers } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aTalk } from './aTalk.tsx'

const noon = new Date('2026-11-20T15:00:00Z')
type Asked = keyof typeof fullAnswers
const coverage = aCoverage()
const { noted } = memoryTexts.plan
const reminded = /^Lembrei do que você disse do plano\. Assim /
const replyTo = (key: Asked, text: string, facts: Facts = { street: aStreet() }) => {
  const heard = handleMessageAtQuestion(answeredUpTo(key, facts), key, text, noon)
  return heard.kind === 'side' ? heard.reply : heard.kind
}

async function reminder(said: string) {
  const wished = { after: 'cep' as const, said, reply: noted, kind: 'side' as const }
  const talk = aTalk({ left: { ...answeredUpTo('plan', { street: aStreet(), coverage }), asides: [wished] } })
  await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
  expect(await talk.log().findByText(reminded)).toBeDefined()
  return talk
}

describe('a plan wish before the plans are known', () => {
  it.each([
    ['cep', 'quero o mais barato'],
    ['cep', 'tem com hbo?'],
    ['cep', 'quero 1 giga'],
    ['number', 'quero com globoplay'],
    ['complement', 'quero o mais barato'],
  ] as const)('at %s %j is stored for the plans', (key, text) => expect(replyTo(key, text)).toContain(noted))

  it.each([
    ['cep', 'oi'],
    ['cep', 'quanto custa?'],
    ['cep', 'quero contratar'],
    ['cep', 'tem fidelidade?'],
    ['number', '600'],
    ['complement', 'casa dos fundos'],
  ] as const)('at %s %j is something else', (key, text) => expect(replyTo(key, text)).not.toContain(noted))

  it('is not stored once the plans are known', () =>
    expect(replyTo('name', 'quero o mais barato', { street: aStreet(), coverage })).not.toContain(noted))

  it('finds its plan there, and a yes takes it', async () => {
    const talk = await reminder('quero o mais barato')
    await talk.say('sim')
    await talk.asked('Como você se chama?')
    expect(talk.funnel().kept.plan?.value).toBe('d500a')
  })

  it('can be accepted by a tap', async () => {
    const talk = await reminder('um com streaming')
    await talk.tap('Quero esse')
    await talk.asked('Como você se chama?')
    expect(talk.funnel().kept.plan?.value).toBe('d600gl')
    expect(talk.log().queryByText(reminded)).toBeNull()
  })

  it('replaces the plan of a link', async () => {
    const talk = aTalk({ arrival: { answers: {}, wanted: { sku: 'd600gl' } } })
    await talk.asked('Qual é o CEP da instalação?')
    await talk.say('quero o mais barato')
    await talk.log().findByText(noted)
    await talk.say('14010-100')
    await talk.asked(/Achei/)
    await talk.say('35 casa')
    await talk.asked('Estes chegam ao seu endereço. Qual plano você quer?')
    expect(talk.funnel().kept.complement?.value).toBe('')
  })
})

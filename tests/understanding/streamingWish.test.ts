import { describe, expect, it } from 'vitest'
import { changesAtReview } from '../../src/understanding/corrections/changesAtReview.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { streamingWishTexts } from '../../src/content/texts/chat/editTexts.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const speed = { plan_download: 1000 }
const plans = [
  aPlan(),
  aPlan({ sku: 'd1000a', plan: '1 Giga', ...speed, subscriptions: [] }),
  aPlan({ sku: 'd1000b', plan: '1 Giga HBO Max', ...speed, subscriptions: ['MAX'] }),
  aPlan({ sku: 'd1000c', plan: '1 Giga Paramount+', ...speed, subscriptions: ['paramount-plus'] }),
  aPlan({ sku: 'd1000d', plan: '1 Giga HBO Max e Deezer', ...speed, subscriptions: ['MAX', 'deezer'] }),
]
const chose = (plan: string) => aFunnel({ ...fullAnswers, plan }, { ...goodFacts, coverage: aCoverage({ plans }) })
const changed = (plan: string, text: string) => changesAtReview(chose(plan), text, noon)
const beside = (plan: string, text: string) => handleMessageWithoutQuestion(chose(plan), text, noon)

describe('other streamings than those of the chosen plan', () => {
  it.each([
    ['d1000b', 'tira o streaming', 'd1000a'],
    ['d1000b', 'sem hbo', 'd1000a'],
    ['d1000b', 'não quero mais a hbo max', 'd1000a'],
    ['d1000d', 'tira o deezer', 'd1000b'],
    ['d1000b', 'coloca o deezer também', 'd1000d'],
    ['d1000a', 'quero com hbo max', 'd1000b'],
    ['d1000a', 'adiciona o paramount+', 'd1000c'],
    ['d1000b', 'troca a hbo pelo paramount', 'd1000c'],
    ['d1000b', 'quero com paramount', 'd1000c'],
  ])('with %s %j chooses %s', (plan, text, sku) => expect(changed(plan, text)).toEqual({ plan: sku }))

  it.each([
    ['d1000a', 'adiciona globoplay', streamingWishTexts.noSuchPlan('1 Giga', 'Globoplay')],
    ['d600gl', 'tira o globoplay', streamingWishTexts.noSuchPlan('600 Mega', '')],
    ['d1000b', 'quero com netflix', streamingWishTexts.unknownStreaming('Globoplay, HBO Max e Paramount+')],
    ['d1000b', 'quero outro streaming', streamingWishTexts.whichStreaming('Globoplay, HBO Max e Paramount+')],
    ['d1000b', 'troca o streaming', streamingWishTexts.whichStreaming('Globoplay, HBO Max e Paramount+')],
  ])('with %s %j opens the plans, with the reason', (plan, text, reply) => {
    expect(changed(plan, text)).toBeNull()
    expect(beside(plan, text)).toEqual({ kind: 'edit', key: 'plan', reply })
  })

  it('are already in the plan, which the reply says', () =>
    expect(beside('d1000b', 'quero com hbo max')).toEqual({
      kind: 'side',
      reply: streamingWishTexts.isSo('1 Giga HBO Max'),
    }))

  it.each(['tem netflix?', 'quais streamings vêm no plano?', 'a netflix do meu pai não funciona com hbo'])(
    'are not changed by %j',
    (text) => {
      expect(changed('d1000b', text)).toBeNull()
      expect(beside('d1000b', text)?.kind).not.toBe('edit')
    },
  )
})

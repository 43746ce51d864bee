import { describe, expect, it } from 'vitest'
import { talkCells } from '../script/talkMatrix.ts'
import { talkPlaces, type TalkPlace } from '../script/talkPlaces.ts'
import type { OrderState } from '../../src/api/contract/orderState.ts'
import { repliesTo } from '../../src/content/talk/talk.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { handleMessageWithoutQuestion } from '../../src/understanding/handleMessageWithoutQuestion.ts'
import { figuresOf, fineAfter } from '../../src/understanding/talk/orderFigures.ts'
import { kindsHere, replyToTalk, standOf, written } from '../../src/understanding/talk/replyToTalk.ts'
import { isFull } from '../support/lane.ts'

const places = talkPlaces()
const placesOf = (...names: string[]) => places.filter(({ name }) => names.includes(name))
const orders = placesOf('done')
const cancelled = orders.map((place) => ({ ...place, name: 'cancelled', funnel: inState(place, 'cancelled') }))
const ended = [...placesOf('withdrawn'), ...cancelled]

function inState({ funnel }: TalkPlace, state: OrderState): Funnel {
  const order = { orderNumber: '1234567890', state: { state, at: '2026-11-22T12:00:00Z' } }
  return { ...funnel, facts: { ...funnel.facts, order: { of: '', value: order } } }
}

/** Every kind of talk at a place; `null` without a reply. */
const saidAt = ({ flow, name, funnel }: TalkPlace) =>
  [...kindsHere(funnel), 'human' as const, 'call' as const].flatMap((kind) => {
    const figures = { ...figuresOf(funnel), ...fineAfter(funnel, 1) }
    const replies = repliesTo(kind, standOf(funnel)).flatMap((text) => written(text, figures) ?? [])
    return (replies.length === 0 ? [null] : replies).map((reply) => `${flow}: ${name}: ${kind}: ${reply}`)
  })

describe('after an ended order', () => {
  it('no reply says that anything is stored', () =>
    expect(ended.flatMap(saidAt).filter((reply) => /guardad|onde parou/.test(reply))).toEqual([]))

  it.each(isFull ? ended : ended.filter(({ flow }) => flow === 'order'))('no reply of $flow, $name, says so', (place) =>
    expect(talkCells([place]).filter(({ words }) => /guardad|onde parou/.test(words.join(' ')))).toEqual([]),
  )

  it.each([
    'e agora?',
    'vou pensar',
    'quanto eu pago hoje?',
    'quanto fica?',
    'o técnico avisa antes de vir?',
    'xyz abc',
  ])('%j is answered with the end', (text) => {
    for (const { funnel } of ended)
      expect(handleMessageWithoutQuestion(funnel, text)).toMatchObject({
        reply: expect.stringMatching(/Você desistiu deste pedido|O seu pedido foi cancelado/),
      })
  })
})

it('plans are offered only before the order, if there are any', () =>
  expect(
    [
      ...ended,
      ...placesOf('done', 'quiz', 'secondTry', 'person', 'review', 'noVisits', 'notice', 'noOffer', 'noOffers'),
    ]
      .flatMap(saidAt)
      .filter((reply) => /(?:com o CEP|poucas respostas) eu/i.test(reply)),
  ).toEqual([]))

it('no CEP is asked for where none is accepted', () =>
  expect(
    [...ended, ...placesOf('done', 'quiz', 'secondTry', 'person', 'noOffers')]
      .flatMap(saidAt)
      .filter((reply) => reply.includes('diga o CEP')),
  ).toEqual([]))

it('every kind has a reply without an open question', () =>
  expect(
    [...ended, ...placesOf('done', 'quiz', 'secondTry', 'person', 'review', 'noOffer', 'noOffers')]
      .flatMap(saidAt)
      .filter((reply) => reply.endsWith('null')),
  ).toEqual([]))

it('no reply mentions a visit after the installation, or without one', () => {
  const renewed = orders.filter(({ flow }) => flow === 'renewal').map(({ funnel }) => funnel)
  for (const funnel of [...orders.map((place) => inState(place, 'installed')), ...renewed])
    expect(replyToTalk(funnel, 'thanks')).not.toContain('visita')
})

it('a plan is called the cheapest only if none is cheaper', () => {
  const [{ funnel } = { funnel: undefined }] = placesOf('name')
  const replies = funnel ? repliesTo('tooDear', 'chosen').flatMap((text) => written(text, figuresOf(funnel)) ?? []) : []
  expect(replies.join(' ')).toMatch(/[Pp]ara trocar/)
  expect(replies.join(' ')).not.toContain('já é o mais barato')
})

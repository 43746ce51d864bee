import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orderStorage } from '../../src/app/order/orderStorage.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { aStorage } from '../support/aStorage.ts'

const left = browserCopy({
  ...aFunnel(fullAnswers, goodFacts),
  thread: 'one',
  lead: { id: 'a'.repeat(22), version: 3 },
  asides: [{ after: 'cep', said: 'oi', reply: 'Olá.', kind: 'side' }],
  lost: ['agency'],
})

let kept: ReturnType<typeof aStorage>
beforeEach(() => vi.stubGlobal('localStorage', (kept = aStorage())))

const readFrom = (data: unknown) => {
  kept.setItem(orderStorage.name, typeof data === 'string' ? data : JSON.stringify(data))
  return orderStorage.read()
}

describe('the order stored in a browser', () => {
  it('is read as written, with every part', () => {
    expect(readFrom(left)).toEqual(JSON.parse(JSON.stringify(left)))
  })

  it.each(['', 'null', '[]', '7', '"order"', '{', '{}', '{"kept":null}', '{"kept":[]}', '{"kept":"cep"}'])(
    'is missing if it is %s',
    (text) => expect(readFrom(text)).toBeNull(),
  )

  it.each<[keyof Funnel, unknown]>([
    ['flow', 'toString'],
    ['campaign', { prefix: 7 }],
    ['lead', { id: 'a' }],
    ['saved', { lead: {} }],
    ['keys', 'now'],
    ['asides', [{ said: 'oi' }]],
    ['finishing', { busy: false, error: 'Não deu certo.', key: null }],
    ['drafts', { cep: 14 }],
    ['lost', ['__proto__']],
    ['revision', '12'],
  ])('loses only %s if that is malformed', (part, value) => {
    const { [part]: gone, ...others } = JSON.parse(JSON.stringify(left))
    expect(gone).toBeDefined()
    expect(readFrom({ ...left, [part]: value })).toEqual(others)
  })

  it('loses an invalid answer, an unknown question and a polluted prototype', () => {
    const text = JSON.stringify({
      ...left,
      kept: { ...left.kept, cep: { value: '1', at: 1, of: '' }, unheardOf: { value: 'x' } },
    })
    const read = readFrom(text.replace('"kept":{', '"kept":{"__proto__":{"value":"x","at":1,"of":""},'))
    const { cep: _, ...answers } = JSON.parse(JSON.stringify(left.kept))
    expect(read?.kept).toEqual(answers)
  })

  it('loses only empty facts', () => {
    const { coverage: _, ...facts } = JSON.parse(JSON.stringify(left.facts))
    expect(readFrom({ ...left, facts: { ...left.facts, coverage: { of: '1', value: 'some' } } })?.facts).toEqual(facts)
  })

  it('ignores unknown parts', () => {
    expect(readFrom({ ...left, underWay: true, place: { voice: 'chat' } })).toEqual(JSON.parse(JSON.stringify(left)))
  })
})

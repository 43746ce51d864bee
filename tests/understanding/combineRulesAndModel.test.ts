import { describe, expect, it } from 'vitest'
import { size } from '../../src/understanding/readings/scoreReadings.ts'
import { combineRulesAndModel } from '../../src/understanding/readings/combineRulesAndModel.ts'
import { packWeights, unpackWeights } from '../../src/understanding/readings/packWeights.ts'
import type { Interpretation } from '../../src/understanding/interpret.ts'

const nothing: Interpretation = { answers: {}, rejected: {}, command: null, topic: null, unsure: true }
const says = (answers: Interpretation['answers']): Interpretation => ({ ...nothing, answers, unsure: false })
const asked = { ask: 'number', known: {} } as const
const decided = (first: Interpretation, ...choices: [Interpretation, number][]) =>
  combineRulesAndModel(
    first,
    choices.map(([outcome, sure]) => ({ outcome, sure })),
    asked,
  )

describe('two opinions on a line', () => {
  it('take what is sure where the sentences say nothing', () =>
    expect(decided(nothing, [says({ number: '35' }), 0.97])).toMatchObject({ answers: { number: '35' } }))

  it('ask back what is likely', () => {
    const back = { ...nothing, doubted: { number: '35' } }
    expect(decided(nothing, [says({ number: '35' }), 0.6], [nothing, 0.4])).toEqual(back)
    expect(decided(nothing, [nothing, 0.8], [says({ number: '35' }), 0.2])).toEqual(back)
    expect(decided(nothing, [nothing, 0.95], [says({ number: '35' }), 0.05])).toEqual(nothing)
  })

  it('ask back what answers another question alone only where it is likelier than not', () => {
    expect(decided(nothing, [nothing, 0.6], [says({ dueDate: 10 }), 0.4])).toEqual(nothing)
    expect(decided(nothing, [says({ dueDate: 10 }), 0.7])).toEqual({ ...nothing, doubted: { dueDate: 10 } })
  })

  it('change nothing that is known without a question', () => {
    const changes = says({ number: '35', cep: '14010100' })
    const known = { cep: '14020260' }
    expect(combineRulesAndModel(nothing, [{ outcome: changes, sure: 0.99 }], { ask: 'number', known })).toEqual({
      ...nothing,
      doubted: changes.answers,
    })
  })

  it('leave what both say, and a part of it', () => {
    const both = says({ number: '35', complement: 'apto 12' })
    expect(decided(both, [both, 0.6])).toEqual(both)
    expect(decided(both, [says({ number: '35' }), 0.99])).toEqual(both)
  })

  it('ask back what the sentences say and the choice holds for impossible', () => {
    const first = says({ number: '35' })
    expect(decided(first, [says({ number: '53' }), 0.97], [first, 0.03])).toEqual({
      ...nothing,
      doubted: { number: '53' },
    })
    expect(decided(first, [nothing, 0.97], [first, 0.03])).toEqual({ ...nothing, doubted: { number: '35' } })
    expect(decided(first, [says({ number: '53' }), 0.6], [first, 0.3])).toEqual(first)
    expect(decided(first, [nothing, 1])).toEqual(first)
  })

  it('keep why an answer is refused, what is asked, and what is ordered', () => {
    const firsts = [
      { ...nothing, rejected: { number: 'Este número é longo demais.' } },
      { ...nothing, topic: { id: 'loyalty', question: 'Tem fidelidade?' } },
      { ...nothing, command: { name: 'human' as const } },
    ]
    for (const first of firsts) expect(decided(first, [{ ...nothing, command: { name: 'back' } }, 0.9])).toEqual(first)
  })
})

it('weights are the same after they were written', () => {
  const weights = new Int8Array(size)
  for (let at = 0; at < size; at += 7) weights[at] = (at % 93) - 46
  expect(unpackWeights(packWeights(weights))).toEqual(weights)
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { keysIn, type Key } from '../../src/content/questions/answers.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { screenBefore, journey } from '../../src/funnel/journey/journey.ts'
import { dropAnswers, keepAnswers, type Values } from '../../src/funnel/answers/keepAnswers.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { isStillValid } from '../../src/funnel/answersAndFacts.ts'
import { aFunnel, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const keys = keysIn(fullAnswers)
const first: Values = fullAnswers
const other: Values = {
  ...fullAnswers,
  cep: '22041080',
  number: '502',
  complement: 'Apto 301',
  plan: 'd500a',
  name: 'Rui Lima',
  bank: '341',
  directDebit: false,
  dueDate: 5,
}

/** Any state that answering, changing and forgetting can reach. */
const anyFunnel = fc
  .array(fc.record({ key: fc.constantFrom(...keys), from: fc.constantFrom(first, other), forget: fc.boolean() }), {
    maxLength: 40,
  })
  .chain((moves) =>
    fc.record({
      moves: fc.constant(moves),
      byLot: fc.boolean(),
      risk: fc.constantFrom(undefined, approved, { ...approved, quiz_needed: true }, { ...approved, rejected: true }),
    }),
  )
  .map(({ moves, byLot, risk }) => {
    const facts = {
      ...aFunnel({}, {}).facts,
      ...aFunnel(fullAnswers, { ...goodFacts, street: aStreet({ byLot }), ...(risk ? { risk } : {}) }).facts,
    }
    return moves.reduce<Funnel>(
      (funnel, move) =>
        move.forget
          ? { ...funnel, kept: dropAnswers(funnel.kept, [move.key]) }
          : keepAnswers(funnel, { [move.key]: move.from[move.key] }),
      { ...aFunnel(), facts },
    )
  })

it('every reachable state has exactly one open screen, the last allowed one', () => {
  fc.assert(
    fc.property(anyFunnel, (funnel) => {
      const walk = journey(funnel)
      expect(walk.path.at(-1)).toBe(walk.current)
      expect(new Set(walk.path).size).toBe(walk.path.length)
      expect(flows.order.screens.filter((screen) => walk.path.includes(screen))).toEqual(walk.path)
      expect(walk.question === null || !isStillValid(funnel.kept, walk.question)).toBe(true)
    }),
  )
})

it('back is the inverse of next: each question screen leads back to the one before it', () => {
  fc.assert(
    fc.property(anyFunnel, (funnel) => {
      const walk = journey(funnel)
      const plain = walk.path.filter(({ kind, back }) => kind === 'ask' && back === undefined)
      for (const screen of plain) {
        const behind = screenBefore(walk, screen.id)
        const asks = walk.path.filter(({ kind }) => kind === 'ask')
        expect(behind).toBe(asks[asks.indexOf(screen) - 1] ?? null)
      }
    }),
  )
})

it('changing an answer reopens exactly what depends on it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...keys), (key) => {
      const funnel = aFunnel(fullAnswers, goodFacts)
      const changed = keepAnswers(funnel, { [key]: other[key] })
      const reopened = keys.filter((each) => !isStillValid(changed.kept, each))
      expect(reopened).toEqual(changed === funnel ? [] : keys.filter((each) => each !== key && closure(key).has(each)))
    }),
  )
})

it('answering every open question in turn always ends at the review', () => {
  fc.assert(
    fc.property(anyFunnel, (start) => {
      const funnel = { ...start, facts: { ...start.facts } }
      const end = answerAll(funnel)
      expect(['confirmacao', 'verificando', 'validacao', 'erro1', 'oferta-indisponivel']).toContain(
        journey(end).current.id,
      )
    }),
  )
})

/** The answers that depend on one, directly or indirectly. */
function closure(key: Key): Set<Key> {
  const direct = keysIn(questions).filter((each) => questions[each].dependsOn?.includes(key))
  return new Set([...direct, ...direct.flatMap((each) => [...closure(each)])])
}

function answerAll(funnel: Funnel): Funnel {
  const { question } = journey(funnel)
  if (!question) return funnel
  const values: Record<string, unknown> = {
    ...fullAnswers,
    block: '1',
    lot: '2',
    street: 'Rua A',
    neighborhood: 'Centro',
    city: 'Ipuã',
    state: 'SP',
  }
  return answerAll(keepAnswers(funnel, { [question]: values[question] }))
}

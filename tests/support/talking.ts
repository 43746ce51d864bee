import { visit } from '../../src/content/flows/parts/paymentToDone.ts'
import { person } from './person.ts'
import { earlierOrder } from '../../src/api/contract/errors/earlierOrder.ts'
import { expect } from 'vitest'
import { finishAsked } from '../../src/funnel/visitorActions.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { quizAnswered } from '../../src/funnel/slice.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import type { aSale } from './aSale.ts'
import { soon } from './soon.ts'

type Sale = ReturnType<typeof aSale>

const said: Raw = person
const besideVisit: Raw = Object.fromEntries(visit.asks.map((key) => [key, said[key]]))

/** Answers every question until one has no answer here or none is open. */
export async function talk(sale: Sale, words: Raw) {
  for (;;) {
    const { question, current } = await soon(() => rested(sale))
    const text = question && current.kind !== 'exit' ? words[question] : undefined
    if (!question || text === undefined) return
    await sale.say({ [question]: text })
    expect(sale.funnel().refused).toEqual({})
  }
}

/** The open question once nothing is pending. */
function rested(sale: Sale) {
  const walk = journey(sale.funnel())
  const { risk, ...others } = sale.funnel().facts
  expect(Object.values(others).some((fact) => fact?.pending) || (risk?.pending && !walk.question)).toBeFalsy()
  expect(walk.current.id).not.toBe('verificando')
  expect(walk.current.id === 'validacao' && !walk.facts.risk).toBe(false)
  return walk
}

/** Takes the first free visit, with the other questions of its screen. */
export async function pickFirstVisit(sale: Sale) {
  const free = await soon(() => {
    const slot = factsOf(sale.funnel()).slots?.find((one) => one.free)
    expect(slot).toBeDefined()
    return slot
  })
  await sale.say({ ...besideVisit, schedule: `${free?.date} ${free?.period}` })
}

/** Confirms a further order, because the one visitor of all tests may have ordered before. */
export async function finish(sale: Sale) {
  const order = () => sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  order()
  await soon(() => expect(sale.funnel().finishing.busy).toBe(false))
  if (sale.funnel().finishing.error?.code === earlierOrder) order()
  await soon(() => expect([sale.current(), sale.funnel().finishing.error]).toEqual(['pedido-realizado', null]))
  return factsOf(sale.funnel()).order?.orderNumber
}

/** Answers a quiz with these options, else with the first ones. */
export async function answerQuiz(sale: Sale, words: string[] = []) {
  const { quiz } = (await soon(() => rested(sale))).facts.risk ?? {}
  for (const [at, { id, answers }] of (quiz?.questions ?? []).entries()) {
    const option = answers.find(({ text }) => text === words[at]) ?? answers[0]
    sale.store.dispatch(quizAnswered({ question: id, option: option?.id ?? '' }))
  }
  await soon(() => expect(sale.current()).not.toBe('validacao'))
}

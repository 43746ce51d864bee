import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { lineBack, quizDeclined, quizRetried } from '../../src/funnel/visitorActions.ts'
import { riskQuizNow } from '../../src/funnel/journey/riskQuizNow.ts'
import { quizAnswered } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { aSale, orderUntil, settled } from '../support/aSale.ts'
import { approved } from '../support/aFunnel.ts'
import { bodiesOf, stumbled } from '../support/fakeApi.ts'
import { later } from '../support/lazyParts.ts'
import { leadRead } from '../support/leadRead.ts'

const quiz = {
  idQuiz: 'q1',
  questions: [
    { id: 'a', text: 'Rua?', answers: [{ id: '1', text: 'X' }] },
    { id: 'b', text: 'Banco?', answers: [{ id: '2', text: 'Y' }] },
  ],
  expiresAt: '2026-11-20T13:00:00Z',
}
const asksQuiz = { ...approved, quiz_needed: true, quiz }

async function answerQuiz(sale: ReturnType<typeof aSale>) {
  sale.store.dispatch(quizAnswered({ question: 'a', option: '1' }))
  sale.store.dispatch(quizAnswered({ question: 'b', option: '2' }))
  await settled()
}

describe('identity', () => {
  it('a quiz is answered question by question and then the order goes on', async () => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    expect(sale.current()).toBe('validacao')
    sale.store.dispatch(quizAnswered({ question: 'a', option: '1' }))
    await settled()
    expect(sale.sent.some(({ name }) => name === 'answerQuiz')).toBe(false)
    sale.store.dispatch(quizAnswered({ question: 'b', option: '2' }))
    await settled()
    expect(bodiesOf(sale.sent, 'answerQuiz')).toEqual([
      {
        idQuiz: 'q1',
        questions: [
          { id: 'a', answer: { id: '1' } },
          { id: 'b', answer: { id: '2' } },
        ],
      },
    ])
    expect(sale.current()).toBe('data-instalacao')
  })
  it.each([
    ['name', { name: 'Ana Lima' }],
    ['phone', { phone: '(16) 99765-4321' }],
    ['email', { email: 'ana.lima@provedor.com.br', acceptPromotions: 'sim' }],
    ['due date', { dueDate: '20' }],
    ['way to pay', { directDebit: 'não' }],
  ])('a passed quiz is not asked again for another %s', async (_, words) => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    await answerQuiz(sale)
    await sale.say(words)
    expect([
      sale.current(),
      bodiesOf(sale.sent, 'confirmLead').length,
      factsOf(sale.funnel()).risk?.quiz_passed,
    ]).toEqual(['data-instalacao', 1, true])
  })
  it.each([
    ['document', { document: '200.000.002-99' }],
    ['birth date', { birthDate: '16/03/1990' }],
    ['mother', { motherName: 'Marta Souza' }],
  ])('a passed quiz is asked again for another %s', async (_, words) => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    await answerQuiz(sale)
    await sale.say(words)
    expect([sale.current(), bodiesOf(sale.sent, 'confirmLead').length]).toEqual(['validacao', 2])
  })
  it('answers of a quiz survive a corrected e-mail, but not another document', async () => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    sale.store.dispatch(quizAnswered({ question: 'a', option: '1' }))
    await sale.say({ email: 'ana.lima@provedor.com.br' })
    expect([sale.current(), sale.funnel().quiz]).toEqual(['validacao', { a: '1' }])
    await sale.say({ document: '200.000.002-99' })
    expect([sale.current(), sale.funnel().quiz]).toEqual(['validacao', {}])
  })
  it('a first failure can be tried again, a final one cannot', async () => {
    const rejected = { ...approved, rejected: true, rejected_message: 'Não confere.' }
    const sale = aSale({ confirmLead: asksQuiz, answerQuiz: rejected })
    await sale.sayAll(orderUntil('schedule'))
    await answerQuiz(sale)
    expect(sale.current()).toBe('erro1')
    sale.store.dispatch(quizRetried())
    await settled()
    expect([sale.current(), sale.funnel().quiz]).toEqual(['validacao', {}])
  })
  it('after a first failure a reload waits for the visitor, and no quiz is stored', async () => {
    const over = {
      readLead: stumbled,
      confirmLead: asksQuiz,
      answerQuiz: { ...approved, rejected: true, rejected_message: 'Não confere.', quiz },
    }
    const sale = aSale(over)
    await sale.sayAll(orderUntil('schedule'))
    await answerQuiz(sale)
    const left: Partial<Funnel> = JSON.parse(JSON.stringify(browserCopy(sale.funnel())))
    expect(JSON.stringify(left)).not.toMatch(/Rua\?|Banco\?|Não confere|q1|Maria/)
    const again = aSale(over, { left, place: { voice: 'pages', flow: 'order', screen: 'erro1' } })
    await settled()
    expect([again.current(), bodiesOf(again.sent, 'confirmLead')]).toEqual(['erro1', []])
    again.store.dispatch(quizRetried())
    await settled()
    expect([again.current(), bodiesOf(again.sent, 'confirmLead')]).toEqual(['validacao', [{ riskValidation: {} }]])
  })
  it('the answers of a quiz are resent automatically, and the order continues', async () => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    sale.failing.add('answerQuiz')
    await answerQuiz(sale)
    expect([sale.current(), sale.funnel().saveProblem]).toEqual([
      'validacao',
      { code: 'http', words: stumbled.message },
    ])
    sale.failing.clear()
    sale.store.dispatch(lineBack())
    await settled()
    const sent = sale.sent.filter(({ name }) => name === 'answerQuiz')
    expect([sale.current(), sale.funnel().saveProblem, sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([
      'data-instalacao',
      null,
      2,
      1,
    ])
  })
  it.each([
    [
      'a quiz that is no longer valid',
      new ApiError('refused', 'Essas perguntas não valem mais.', 409, { error: '', code: 'quiz.unknown', id: '1' }),
    ],
    ['any other refusal of a quiz', new ApiError('refused', 'Não.', 403, null)],
  ])('%s asks for another decision', async (_, refusal) => {
    const sale = aSale({
      confirmLead: asksQuiz,
      answerQuiz: refusal,
    })
    await sale.sayAll(orderUntil('schedule'))
    await answerQuiz(sale)
    expect([bodiesOf(sale.sent, 'answerQuiz').length, bodiesOf(sale.sent, 'confirmLead').length]).toEqual([1, 2])
    expect(riskQuizNow(sale.funnel())).toMatchObject({ question: { id: 'a' }, number: 1 })
  })
  it('a quiz left for a person during a failure restarts when tried again', async () => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    sale.failing.add('answerQuiz')
    await answerQuiz(sale)
    sale.store.dispatch(quizDeclined())
    sale.store.dispatch(lineBack())
    await settled()
    expect([sale.current(), bodiesOf(sale.sent, 'answerQuiz').length]).toEqual(['erro2', 1])
    sale.store.dispatch(quizRetried())
    await settled()
    expect([sale.current(), sale.funnel().quiz]).toEqual(['validacao', {}])
  })
  it('the result of a quiz does not count for answers changed meanwhile', async () => {
    const decision = later(approved)
    const sale = aSale({ confirmLead: asksQuiz, answerQuiz: () => decision.promise })
    await sale.sayAll(orderUntil('schedule'))
    await answerQuiz(sale)
    await sale.say({ motherName: 'Marta Souza' })
    decision.arrive()
    await settled()
    expect([sale.current(), bodiesOf(sale.sent, 'confirmLead').length]).toEqual(['validacao', 2])
  })
  it.each([
    ['a quiz that waits', asksQuiz],
    ['a final refusal', { ...approved, rejected: true, final: true, rejected_message: 'Não confere.' }],
    ['an approval', approved],
  ])('%s is read from the server after a reload', async (_, risk) => {
    const sale = aSale({ confirmLead: risk })
    await sale.sayAll(orderUntil('schedule'))
    expect(browserCopy(sale.funnel()).facts?.risk).toBeUndefined()
  })
  it('a confirmation is not requested once another window placed the order, which is shown', async () => {
    const placed = new ApiError('refused', 'Este pedido já foi feito.', 409, {
      error: 'Este pedido já foi feito.',
      code: 'lead.finished',
      id: '1',
    })
    const sale = aSale({
      confirmLead: placed,
      readLead: { ...leadRead, orderNumber: '40718823' },
    })
    await sale.sayAll(orderUntil('schedule'))
    expect([sale.current(), factsOf(sale.funnel()).order?.orderNumber]).toEqual(['pedido-realizado', '40718823'])
  })
  it('a person can confirm instead, and the quiz waits', async () => {
    const sale = aSale({ confirmLead: asksQuiz })
    await sale.sayAll(orderUntil('schedule'))
    sale.store.dispatch(quizDeclined())
    await settled()
    expect([sale.current(), sale.went.at(-1)?.place.screen]).toEqual(['erro2', 'erro2'])
    sale.store.dispatch(quizRetried())
    await settled()
    expect([sale.current(), sale.went.at(-1)?.place.screen]).toEqual(['validacao', 'validacao'])
    expect(sale.sent.some(({ name }) => name === 'answerQuiz')).toBe(false)
  })
  it('a confirmation is not requested before all its answers are saved', async () => {
    const sale = aSale()
    await sale.sayAll(orderUntil('bank'))
    sale.line.up = false
    await sale.say({ bank: '001', agency: '1234-5', account: '12345-6' })
    sale.line.up = true
    sale.store.dispatch(lineBack())
    await settled()
    const names = sale.sent.map(({ name }) => name)
    expect(names.indexOf('confirmLead')).toBeGreaterThan(names.lastIndexOf('saveStep') - 1)
  })
})

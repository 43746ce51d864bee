import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quiz as quizSchema, type Quiz } from '../../src/api/contract/lead/riskAndQuiz.ts'
import { factSources } from '../../src/content/flows/facts.ts'
import { quizFor } from '../../server/risk/builtInQuiz.ts'
import { addressCards, documentCards } from '../../server/sample/sampleCards.ts'
import { aServer } from '../support/aServer.ts'
import { someCpf } from '../support/aCustomer.ts'
import { aLead, anAnsweredLead, answers, aPlanId, finish, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'

const server = await aServer()
afterAll(() => server.stop())

const withDocument = (cpf: string) => ({ documentNumber: { cpf } })
const confirm = (visitor: Visitor, idLead: string) => visitor.call('confirmLead', { params: { idLead }, body: {} })
const answer = (visitor: Visitor, idLead: string, body: unknown) =>
  visitor.call('answerQuiz', { params: { idLead }, body })

async function asked(visitor: Visitor, id: string): Promise<Quiz> {
  return z.parse(quizSchema, (await confirm(visitor, id)).body['quiz'])
}
function rightAnswers(quiz: Quiz, cpf: string) {
  const right = new Map(quizFor(cpf).questions.map((question) => [question.id, question.right]))
  return {
    idQuiz: quiz.idQuiz,
    questions: quiz.questions.map(({ id }) => ({ id, answer: { id: right.get(id) ?? '' } })),
  }
}
function wrongAnswers(quiz: Quiz) {
  return { idQuiz: quiz.idQuiz, questions: quiz.questions.map(({ id }) => ({ id, answer: { id: 'none' } })) }
}

describe('a confirmation', () => {
  it('is limited for many CPFs from one address, but not for one’s own', async () => {
    const strict = await aServer({ CUSTOMER_LOOKUPS_PER_HOUR: '1' })
    const confirmed = async (cpf: string, idle?: true) => {
      const visitor = strict.visitor()
      const idLead = await anAnsweredLead(visitor, withDocument(cpf))
      const { status } = await visitor.call('confirmLead', { params: { idLead }, body: {}, ...(idle && { idle }) })
      return status
    }
    for (let nth = 0; nth < 20; nth += 1) expect(await confirmed(someCpf(nth), true)).toBe(200)
    expect(await confirmed(someCpf(20), true)).toBe(429)
    for (let nth = 20; nth < 40; nth += 1) expect(await confirmed(someCpf(nth))).toBe(200)
    expect(await confirmed(someCpf(40))).toBe(429)
    expect(await confirmed(someCpf(3))).toBe(200)
    strict.pass(3_600_000)
    expect(await confirmed(someCpf(40))).toBe(200)
    await strict.stop()
  })

  it('approves an ordinary document', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor)
    expect((await confirm(visitor, id)).body).toMatchObject({
      success: true,
      quiz: null,
      quiz_needed: false,
      rejected: false,
      final: false,
    })
    expect((await visitor.call('readLead', { params: { idLead: id } })).body['status']).toBe('confirmed')
  })

  it('needs the personal answers first', async () => {
    const visitor = server.visitor()
    expect(await confirm(visitor, await aLead(visitor))).toMatchObject({ status: 409, body: { due: 'name' } })
  })

  it('shows a refusal in the provider’s words, permanently', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument(documentCards.rejected.document))
    expect((await confirm(visitor, id)).body).toMatchObject({
      rejected: true,
      rejected_message: expect.stringContaining('Não foi possível'),
      final: true,
    })
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'risk.rejected' } })
  })

  it('shows the same quiz again, with the whole time to answer it', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument('20000000299'))
    const first = await asked(visitor, id)
    server.pass(5 * 60_000)
    const second = await asked(visitor, id)
    expect(second.idQuiz).toBe(first.idQuiz)
    expect(second.expiresAt > first.expiresAt).toBe(true)
  })

  it.each([
    ['name', { name: 'Bia Lima' }],
    ['phone', { phone: '16997654321' }],
    ['email', { email: 'bia@provedor.com.br', accept_promotions: false }],
    ['dueDate', { due_date: 20 }],
    ['bankInfo', { direct_debit: true, bankInfo: { bank: '001', agency: '1234-5', account_number: '12345-6' } }],
  ] as const)('stays when the %s is corrected', async (step, body) => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor)
    await confirm(visitor, id)
    await save(visitor, id, step, body)
    expect((await visitor.call('readLead', { params: { idLead: id } })).body['status']).toBe('confirmed')
    await save(visitor, id, 'documentNumber', answers.documentNumber)
    expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  })

  it.each([
    ['birthDate', { birth_date: '16/03/1990' }],
    ['motherName', { mothers_name: 'Marta Souza' }],
    ['documentNumber', { cpf: '52998224725' }],
  ] as const)('asks the provider again after a change of the %s', async (step, body) => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor)
    await confirm(visitor, id)
    await save(visitor, id, step, body)
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'risk.needed' } })
    await confirm(visitor, id)
    expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  })

  it('asks the provider again at another CEP', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor)
    await confirm(visitor, id)
    await visitor.call('createLead', {
      body: { idLead: id, address: { cep: addressCards.giga.cep, number: addressCards.giga.number }, idPlan: aPlanId },
    })
    expect((await visitor.call('readLead', { params: { idLead: id } })).body['status']).toBe('open')
    expect(factSources.risk).toContain('cep')
  })

  it.each([
    ['name', 'name', { name: 'Bia Lima' }],
    ['phone', 'phone', { phone: '16991234568' }],
    ['email', 'email', { email: 'bia@provedor.com.br', accept_promotions: false }],
    ['birthDate', 'birthDate', { birth_date: '16/03/1990' }],
    ['motherName', 'motherName', { mothers_name: 'Rosa Lima' }],
    ['document', 'documentNumber', { cpf: documentCards.rejected.document }],
    ['dueDate', 'dueDate', { due_date: 15 }],
  ] as const)('is void after a change of %s exactly when the browser expects it', async (key, step, other) => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor)
    await confirm(visitor, id)
    await save(visitor, id, step, other)
    const { status } = (await visitor.call('readLead', { params: { idLead: id } })).body
    expect(status).toBe(factSources.risk.includes(key) ? 'open' : 'confirmed')
  })
})

describe('the quiz', () => {
  beforeEach(() => {
    server.pass(24 * 3_600_000)
  })

  it('approves with right answers, which were never sent', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument('20000000299'))
    const quiz = await asked(visitor, id)
    expect(JSON.stringify(quiz)).not.toContain('right')
    expect((await answer(visitor, id, rightAnswers(quiz, '20000000299'))).body).toMatchObject({
      rejected: false,
      final: false,
    })
    expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  })

  it('stays passed, and is not asked again when the name is corrected', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument('20000000299'))
    expect((await answer(visitor, id, rightAnswers(await asked(visitor, id), '20000000299'))).body).toMatchObject({
      rejected: false,
      quiz_passed: true,
    })
    await save(visitor, id, 'name', { name: 'Bia Lima' })
    expect((await confirm(visitor, id)).body).toMatchObject({
      quiz: null,
      quiz_needed: false,
      rejected: false,
      quiz_passed: true,
    })
    expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  })

  it('counts no try when passed, even if the document is typed again', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument('20000000299'))
    for (const day of ['10', '11', '12', '13', '14']) {
      await save(visitor, id, 'birthDate', { birth_date: `${day}/03/1990` })
      const quiz = await asked(visitor, id)
      expect((await answer(visitor, id, rightAnswers(quiz, '20000000299'))).body).toMatchObject({
        rejected: false,
        quiz_passed: true,
      })
    }
    await save(visitor, id, 'birthDate', { birth_date: '15/03/1990' })
    expect((await answer(visitor, id, wrongAnswers(await asked(visitor, id)))).body).toMatchObject({
      rejected: true,
      final: false,
    })
    expect((await answer(visitor, id, wrongAnswers(await asked(visitor, id)))).body).toMatchObject({
      rejected: true,
      final: true,
    })
  })

  it('counts a wrong try, even after another was passed', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument('60000000655'))
    expect((await answer(visitor, id, wrongAnswers(await asked(visitor, id)))).body).toMatchObject({ final: false })
    expect((await answer(visitor, id, rightAnswers(await asked(visitor, id), '60000000655'))).body).toMatchObject({
      rejected: false,
    })
    await save(visitor, id, 'birthDate', { birth_date: '16/03/1990' })
    expect((await answer(visitor, id, wrongAnswers(await asked(visitor, id)))).body).toMatchObject({
      rejected: true,
      final: true,
    })
  })

  it('can be tried again after one failure, but not after two', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, withDocument('60000000655'))
    expect((await answer(visitor, id, wrongAnswers(await asked(visitor, id)))).body).toMatchObject({
      rejected: true,
      final: false,
    })
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'risk.needed' } })
    expect((await answer(visitor, id, wrongAnswers(await asked(visitor, id)))).body).toMatchObject({
      rejected: true,
      final: true,
      rejected_message: 'Não foi possível confirmar os seus dados.',
    })
    expect((await confirm(visitor, id)).body).toMatchObject({
      quiz: null,
      quiz_needed: false,
      rejected: true,
      final: true,
    })
  })

  it('must be answered completely, by its own id, in time', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, { documentNumber: { cnpj: 'QU1Z0001000105' } })
    const quiz = await asked(visitor, id)
    const right = rightAnswers(quiz, 'QU1Z0001000105')
    expect(await answer(visitor, id, { ...right, idQuiz: 'another' })).toMatchObject({
      status: 409,
      body: { code: 'quiz.unknown' },
    })
    expect(await answer(visitor, id, { ...right, questions: right.questions.slice(1) })).toMatchObject({
      status: 422,
      body: { code: 'quiz.incomplete' },
    })
    server.pass(11 * 60_000)
    expect(await answer(visitor, id, right)).toMatchObject({ status: 409, body: { code: 'quiz.expired' } })
    await confirm(visitor, id)
    expect((await answer(visitor, id, right)).body).toMatchObject({ rejected: false })
  })

  it('allows three tries a day for a document, over all leads', async () => {
    const visitor = server.visitor()
    const tries: unknown[] = []
    for (let lead = 0; lead < 2; lead += 1) {
      const id = await anAnsweredLead(visitor, withDocument('40000000477'))
      for (let time = 0; time < 2; time += 1) {
        const quiz = (await confirm(visitor, id)).body['quiz']
        tries.push(
          quiz === null
            ? 'no quiz'
            : (await answer(visitor, id, wrongAnswers(z.parse(quizSchema, quiz)))).body['final'],
        )
      }
    }
    expect(tries).toEqual([false, true, true, 'no quiz'])
    server.pass(24 * 3_600_000)
    const id = await anAnsweredLead(visitor, withDocument('40000000477'))
    expect((await confirm(visitor, id)).body['quiz_needed']).toBe(true)
  })

  it('allows three tries even if four leads already show it', async () => {
    const visitor = server.visitor()
    const cpf = '60000000655'
    server.pass(48 * 3_600_000)
    const shown: { id: string; quiz: Quiz }[] = []
    for (let lead = 0; lead < 4; lead += 1) {
      const id = await anAnsweredLead(visitor, withDocument(cpf))
      shown.push({ id, quiz: await asked(visitor, id) })
    }
    const finals: unknown[] = []
    for (const { id, quiz } of shown) {
      const given = finals.length < 3 ? wrongAnswers(quiz) : rightAnswers(quiz, cpf)
      finals.push((await answer(visitor, id, given)).body['final'])
    }
    expect(finals).toEqual([false, false, true, true])
  })
})

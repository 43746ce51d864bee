import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import type { Api } from '../../src/api/client.ts'
import { calls, type CallName } from '../../src/api/contract/calls.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { dataAsked, finishAsked, linkAsked, withdrawAsked } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { ownData, quizAnswered } from '../../src/funnel/slice.ts'
import { approved } from '../support/aFunnel.ts'
import { aSale, orderAt, orderFrom, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { bodiesOf, fakeApi, idLead, stumbled, type Answers } from '../support/fakeApi.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>
type Options = { but?: CallName[]; ended?: boolean } & Parameters<typeof aSale>[1]
type DataAction = Parameters<typeof dataAsked>[0]['action']

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const idle = { busy: false, error: null }
const since = '2026-11-20T12:00:00.000Z'
const elsewhere = { success: true as const, devices: [{ since }], links: [] }
const nowhere = { success: true as const, devices: [], links: [] }
const words = 'Este pedido foi encerrado neste aparelho.'
const ask = (sale: Sale, action: DataAction, phone?: string) =>
  sale.store.dispatch(dataAsked({ action, ...(phone !== undefined && { phone }) }))
const saved = (sale: Sale) => soon(() => expect(nextWrite(sale.funnel())).toBeNull())

/** The remains of an order, with its place and messages. */
function left({ funnel }: Sale) {
  const { kept, lead, facts, drafts, unread, place, ownData: form, withdrawing } = funnel()
  const named = /Ana|Souza|provedor|99123-?4567|14010-?100|Palmeiras|lead-lead/.exec(
    JSON.stringify(browserCopy(funnel())),
  )?.[0]
  return { kept, lead, drafts, form, withdrawing, order: facts.order, unread, screen: place?.screen, named }
}

const nothing = {
  kept: {},
  lead: null,
  drafts: {},
  form: idle,
  withdrawing: idle,
  order: undefined,
  unread: { problem: 'refused', error: { code: 'lead.ended', words } },
  screen: 'cep',
  named: undefined,
}

/** An order begun on one device and opened on another. */
async function held() {
  const first = aSale({}, { api: apiOf(server.app) })
  const { motherName: _, ...beforeMother } = person
  await talk(first, beforeMother)
  await saved(first)
  first.store.dispatch(linkAsked({ by: 'copy' }))
  await soon(() => expect(first.funnel().linking.made).toBeDefined())
  const api = apiOf(server.app)
  const body = {
    token: first.funnel().linking.made?.token ?? '',
    answer: person.birthDate?.replace(/\D/g, '') ?? '',
    keepOthers: true,
  }
  await api('openResumeLink', { body })
  const other = aSale({}, { api, left: { lead: first.funnel().lead } })
  await soon(() => expect(other.funnel().kept.phone?.mask).toBe('(16) •••••-4567'))
  return { first, other, api }
}

async function seen(over: Answers = {}) {
  const sale = aSale({ readOtherDevices: elsewhere, endOtherDevices: nowhere, ...over })
  await sale.sayAll(orderUntil('motherName'))
  ask(sale, 'seeElsewhere')
  await settled()
  return sale
}

describe('an order on two devices', () => {
  it('has the changes of the device that has only its e-mail’s mask', async () => {
    const { other, api } = await held()
    await other.say({ acceptPromotions: 'sim' })
    await saved(other)
    const lead = await api('readLead', { params: { idLead: other.funnel().lead?.id ?? '' } })
    expect(lead).toMatchObject({ accept_promotions: true, email: 'a•••@provedor.com.br' })
  })

  it('is listed and ended from the device with its telephone, and gone from the other with its next answer', async () => {
    const { first, other } = await held()
    ask(first, 'seeElsewhere')
    await soon(() => expect(first.funnel().ownData.elsewhere).toMatchObject({ devices: [{}], links: [] }))
    ask(first, 'endElsewhere')
    await soon(() => expect(first.funnel().ownData).toEqual({ ...idle, elsewhere: nowhere, ended: true }))
    await other.say({ motherName: 'Maria Souza' })
    await soon(() => expect(left(other)).toEqual(nothing))
    await first.say({ motherName: 'Maria Souza' })
    await saved(first)
    expect(first.funnel()).toMatchObject({ unread: null, saveProblem: null, lead: {} })
  })

  it('is ended from the other device with its telephone', async () => {
    const { first, other } = await held()
    ask(other, 'seeElsewhere')
    await soon(() => expect(other.funnel().ownData.elsewhere?.devices).toHaveLength(1))
    for (const wrong of [undefined, '16991230000']) {
      ask(other, 'endElsewhere', wrong)
      await soon(() => expect(other.funnel().ownData).toMatchObject({ busy: false, error: { code: 'phone.other' } }))
    }
    ask(other, 'endElsewhere', '123')
    expect(other.funnel().ownData).toMatchObject({ error: { code: 'phone.invalid' }, asksPhone: true })
    ask(other, 'endElsewhere', person.phone)
    await soon(() => expect(other.funnel().ownData.ended).toBe(true))
    const again = aSale({}, { api: first.api, left: { ...browserCopy(first.funnel()) } })
    await soon(() => expect(left(again)).toEqual(nothing))
  })
})

describe('ending an order on other devices', () => {
  it('shows why it failed, keeps the list, and retries with the same key', async () => {
    const sale = await seen()
    sale.failing.add('endOtherDevices')
    ask(sale, 'endElsewhere')
    await settled()
    expect(sale.funnel().ownData).toEqual({
      busy: false,
      error: { code: 'http', words: stumbled.message },
      elsewhere,
    })
    sale.failing.clear()
    ask(sale, 'endElsewhere')
    await settled()
    expect(sale.funnel().ownData).toEqual({ ...idle, elsewhere: nowhere, ended: true })
    const keys = sale.sent.filter(({ name }) => name === 'endOtherDevices').map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(bodiesOf(sale.sent, 'endOtherDevices')[0]).toEqual({ phone: '16991234567' })
  })

  it('shows nothing after its window is closed, and sends one at a time', async () => {
    const sale = await seen()
    ask(sale, 'endElsewhere')
    ask(sale, 'endElsewhere')
    sale.store.dispatch(ownData(idle))
    await settled()
    expect(sale.funnel().ownData).toEqual(idle)
    expect(bodiesOf(sale.sent, 'endOtherDevices')).toHaveLength(1)
  })

  it('sends nothing before the order is saved', async () => {
    const sale = aSale()
    await sale.sayAll(orderUntil('number'))
    ask(sale, 'seeElsewhere')
    await settled()
    expect([sale.sent.map(({ name }) => name), sale.funnel().ownData]).toEqual([['cepInformation'], idle])
  })
})

const problem = { error: words, code: 'lead.ended', id: 'x' }

/** An order whose calls are refused once it is ended, except for some. */
function aHeldSale(over: Answers = {}, { but = [], ended = false, ...options }: Options = {}) {
  const { api: good, sent } = fakeApi(over)
  const state = { ended, refused: 0 }
  const api: Api = (name, input, said) => {
    if (!state.ended || !('owned' in calls[name]) || but.includes(name)) return good(name, input, said)
    const isDeaf = (state.refused += 1) > 9
    return isDeaf ? new Promise(() => {}) : Promise.reject(new ApiError('refused', words, 404, problem))
  }
  return { ...aSale({}, { ...options, api }), sent, end: () => void (state.ended = true) }
}

describe('a device where the order was ended', () => {
  const finish = finishAsked({ acceptTerms: true, acceptPromotions: false })
  const acts: [string, Raw[], (sale: Sale) => unknown][] = [
    ['answers', orderUntil('motherName'), (sale) => sale.say({ motherName: 'Maria Souza' })],
    ['asks for a link', orderUntil('motherName'), (sale) => sale.store.dispatch(linkAsked({ by: 'copy' }))],
    ['asks for a copy', orderUntil('motherName'), (sale) => ask(sale, 'copy')],
    ['has all erased', orderUntil('motherName'), (sale) => ask(sale, 'erase')],
    ['asks for other devices', orderUntil('motherName'), (sale) => ask(sale, 'seeElsewhere')],
    ['ends others', orderUntil('motherName'), (sale) => ask(sale, 'endElsewhere')],
    ['orders', wholeOrder, (sale) => sale.store.dispatch(finish)],
  ]

  it.each(acts)('drops it when its visitor %s', async (_, answered, act) => {
    const sale = aHeldSale()
    await sale.sayAll(answered)
    sale.end()
    await act(sale)
    await settled()
    expect(left(sale)).toEqual(nothing)
    await sale.say({ cep: '14010-100' })
    expect(sale.funnel().unread).toBeNull()
  })

  it('drops it when it is opened again', async () => {
    const sale = aHeldSale({}, { left: { lead: { id: idLead, version: 3 } }, ended: true })
    await settled()
    expect(left(sale)).toEqual(nothing)
  })

  it('drops it when another window has placed it', async () => {
    const finished = { error: '', code: 'lead.finished', id: 'x' }
    const saveStep = new ApiError('refused', 'Este pedido já foi feito.', 409, finished)
    const sale = aHeldSale({ saveStep }, { but: ['saveStep'] })
    await sale.sayAll(orderUntil('name'))
    sale.end()
    await sale.say(orderAt('name'))
    expect(left(sale)).toEqual(nothing)
  })

  it('drops a placed order when it is withdrawn', async () => {
    const sale = aHeldSale()
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(finish)
    await settled()
    expect(factsOf(sale.funnel()).order).toBeDefined()
    sale.end()
    sale.store.dispatch(withdrawAsked())
    await settled()
    expect(left(sale)).toEqual(nothing)
  })

  it('drops it at the confirmation and at the answer to a quiz', async () => {
    const sale = aHeldSale({}, { but: ['saveStep'] })
    await sale.sayAll(orderUntil('bank'))
    sale.end()
    await sale.sayAll(orderFrom('bank', 'schedule'))
    await settled()
    expect(left(sale)).toEqual(nothing)
    const quiz = {
      idQuiz: 'q1',
      expiresAt: since,
      questions: [{ id: '1', text: 'Onde?', answers: [{ id: '1', text: 'Aqui' }] }],
    }
    const asked = aHeldSale({ confirmLead: { ...approved, quiz, quiz_needed: true } })
    await asked.sayAll(orderUntil('schedule'))
    expect(asked.current()).toBe('validacao')
    asked.end()
    asked.store.dispatch(quizAnswered({ question: '1', option: '1' }))
    await settled()
    expect(left(asked)).toEqual(nothing)
  })

  it.each([0, 1])('drops it when a code is sent or checked (%s)', async (at) => {
    const sale = aHeldSale({}, { campaign: 'oferta-colaborador' })
    const first = sale.current()
    const said = [{ email: 'ana@timbrasil.example', acceptPromotions: 'não' }, { code: '123456' }]
    await sale.sayAll(said.slice(0, at))
    sale.end()
    await sale.sayAll(said.slice(at, at + 1))
    expect(left(sale)).toEqual({ ...nothing, screen: first })
  })
})

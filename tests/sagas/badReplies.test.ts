import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards, customerCards, documentCards, mobileCards } from '../../server/sample/cards.ts'
import { apiOver, type Api } from '../../src/api/client.ts'
import { calls, type CallName } from '../../src/api/contract/calls.ts'
import { failureWords } from '../../src/content/texts/failureTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { callAsked, dataAsked, finishAsked, linkAsked, triedAgain } from '../../src/funnel/intents.ts'
import type { Place } from '../../src/funnel/journey/place.ts'
import { factsOf } from '../../src/funnel/knowledge.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { codeMailed } from '../support/aCustomer.ts'
import { aSale } from '../support/aSale.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { badReplies } from '../support/badReplies.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { answerQuiz, person, pickFirstVisit, talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>
/** What a visitor does, and how many leads, orders and requests for a call that makes. */
type Way = {
  campaign?: string
  place?: Place
  go: (sale: Sale, again: (left: Partial<Funnel>) => Sale) => Promise<void>
  makes: Awaited<ReturnType<typeof counted>>
}

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeAll(async () => {
  server = await aServerOnDisk()
})
afterAll(() => server.stop())

const countOf = async (table: 'leads' | 'orders' | 'support_requests') =>
  (await server.db.selectFrom(table).selectAll().execute()).length
const counted = () => Promise.all([countOf('leads'), countOf('orders'), countOf('support_requests')])

const isFailing = ({ facts }: Funnel) => Object.values(facts).some((fact) => fact?.pending || fact?.error)

/** Answers all that is asked, and waits for what fails at first. */
async function talkOn(sale: Sale, words: Raw) {
  await talk(sale, words)
  if (!isFailing(sale.funnel())) return
  await soon(() => expect(isFailing(sale.funnel())).toBe(false))
  await talkOn(sale, words)
}

const allSaved = (sale: Sale) => soon(() => expect([nextWrite(sale.funnel()), sale.funnel().keys]).toEqual([null, {}]))

/** Presses a button until it has its effect. */
const press = (act: () => void, isDone: () => boolean) =>
  soon(() => {
    if (!isDone()) act()
    expect(isDone()).toBe(true)
  })

const order = ({ store, funnel }: Sale) =>
  press(
    () => store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false })),
    () => factsOf(funnel()).order !== undefined,
  )

const erase = ({ store, funnel }: Sale) =>
  press(
    () => store.dispatch(dataAsked({ wish: 'erase' })),
    () => funnel().ownData.done === true,
  )

async function orderWith(sale: Sale, words: Raw) {
  await talkOn(sale, words)
  if (sale.current() === 'validacao') await answerQuiz(sale, quizRight)
  await pickFirstVisit(sale)
  await order(sale)
}
const quizRight = ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato']
let employees = 0

/** Ways of visitors which together make every call of an order. */
const ways: Record<string, Way> = {
  'an order': { go: (sale) => orderWith(sale, person), makes: [1, 1, 0] },
  'an order with a quiz': {
    go: (sale) => orderWith(sale, { ...person, document: documentCards.quizApproved.document }),
    makes: [1, 1, 0],
  },
  'an order that goes on elsewhere': {
    go: async (sale, again) => {
      await talkOn(sale, person)
      await allSaved(sale)
      const { store, funnel } = sale
      await press(
        () => store.dispatch(linkAsked({ by: 'copy' })),
        () => funnel().linking.made !== undefined,
      )
      const other = again({ lead: funnel().lead })
      await soon(() => expect(other.funnel().kept.cep).toBeDefined())
      await press(
        () => store.dispatch(dataAsked({ wish: 'seeElsewhere' })),
        () => funnel().ownData.elsewhere !== undefined,
      )
      await press(
        () => store.dispatch(dataAsked({ wish: 'endElsewhere' })),
        () => funnel().ownData.ended === true,
      )
    },
    makes: [1, 0, 0],
  },
  'a request for a call': {
    go: ({ store, funnel }) =>
      press(
        () => store.dispatch(callAsked({ phone: '16991234567' })),
        () => funnel().calling.phone !== null,
      ),
    makes: [0, 0, 1],
  },
  'an order that is erased': {
    go: async (sale) => {
      await talkOn(sale, { cep: '14010-100', number: '35', complement: 'não', plan: 'd600b', name: 'Ana Souza' })
      await allSaved(sale)
      await erase(sale)
    },
    makes: [0, 0, 0],
  },
  'an address without an offer': {
    go: async (sale) => {
      await talkOn(sale, { ...person, ...addressCards.notCovered })
      await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await soon(() => expect(sale.funnel().saved.contact).toBeDefined())
      await erase(sale)
    },
    makes: [0, 0, 0],
  },
  'a mobile customer': {
    campaign: 'timcontrole',
    go: async (sale) => {
      await talkOn(sale, { ...person, phone: mobileCards.controle.phone })
      await allSaved(sale)
    },
    makes: [1, 0, 0],
  },
  'a migration': {
    campaign: 'migracao-ultrafibra',
    go: async (sale, again) => {
      await talkOn(sale, { ...person, document: customerCards.migration.cpf, offer: 'd600a' })
      await allSaved(sale)
      const other = again({ lead: sale.funnel().lead })
      await soon(() => expect(other.funnel().kept.cep).toBeDefined())
    },
    makes: [1, 0, 0],
  },
  'a renewal': {
    place: { voice: 'pages', flow: 'renewal', screen: 'consulta-cpf' },
    go: async (sale) => {
      await talkOn(sale, { document: customerCards.renewal.cpf, offer: 'd600a' })
      await order(sale)
    },
    makes: [1, 1, 0],
  },
  'a collaborator': {
    campaign: 'oferta-colaborador',
    go: async (sale) => {
      const email = `ana${(employees += 1)}@timbrasil.example`
      await talkOn(sale, { ...person, email })
      await talkOn(sale, { ...person, plan: 'd600ar', code: await codeMailed(server, email) })
      await allSaved(sale)
    },
    makes: [1, 0, 0],
  },
}

/** What is no part of an order, and is tried where it is called. */
const elsewhere = [
  'planFile',
  'regulations',
  'exportLead',
  'readResumeLink',
  'openResumeLink',
  'createLegacyLead',
  'checkClient',
]

/** Each call that a sale makes is heard badly at first. */
function heardBadly(reply: (typeof badReplies)[keyof typeof badReplies], good: Api) {
  const heard = new Set<CallName>()
  const api: Api = async (name, input, options) => {
    if (heard.has(name)) return good(name, input, options)
    heard.add(name)
    if (reply.done) await good(name, input, options)
    return apiOver({ host: '', fetch: reply.answer, timeout: 1000 })(name, input, options)
  }
  return { api, heard }
}

/** A visitor who tries again wherever that is offered. Gives the words of what failed. */
function persistent(sale: Sale): string[] {
  const told: string[] = []
  sale.store.subscribe(() => {
    const { facts, saveProblem } = sale.funnel()
    const failures = [saveProblem, ...Object.values(facts).map((fact) => fact?.error)].filter((each) => each != null)
    told.push(...failures.map(failureWords))
    if (failures.length > 0) setTimeout(() => sale.store.dispatch(triedAgain()))
  })
  return told
}

const heardByAll = new Set<CallName>()

describe.each(Object.entries(badReplies))('%s instead of the first reply to every call', (_what, reply) => {
  it.each(Object.entries(ways))('makes %s no other', async (_way, { campaign = '', place, go, makes }) => {
    const before = await counted()
    const { api, heard } = heardBadly(reply, apiOf(server.app))
    const sale = aSale({}, { api, campaign, ...(place && { place }) })
    const told = persistent(sale)
    const again = (left: Partial<Funnel>) => {
      const other = aSale({}, { api, campaign, left })
      persistent(other)
      return other
    }
    await go(sale, again)
    expect((await counted()).map((count, at) => count - (before[at] ?? 0))).toEqual(makes)
    expect(told.filter((words) => words.trim() === '')).toEqual([])
    for (const name of heard) heardByAll.add(name)
    sale.stop()
  })
})

it('every call of an order was heard badly', () => {
  expect(Object.keys(calls).filter((name) => ![...heardByAll, ...elsewhere].includes(name))).toEqual([])
})

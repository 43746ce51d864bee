import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards, customerCards, documentCards, mobileCards } from '../../server/sample/sampleCards.ts'
import type { Options } from '../../src/api/client.ts'
import type { CallName } from '../../src/api/contract/calls.ts'
import { failureWords } from '../../src/content/texts/errors/failureTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import {
  callAsked,
  dataAsked,
  finishAsked,
  linkAsked,
  noticeRefused,
  triedAgain,
  withdrawAsked,
} from '../../src/funnel/visitorActions.ts'
import type { Place } from '../../src/funnel/journey/place.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { drafted } from '../../src/funnel/slice.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { codeMailed } from '../support/aCustomer.ts'
import { aSale } from '../support/aSale.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { type BadReply, badReplies } from '../support/badReplies.ts'
import { callNames, callsIn } from '../support/callsIn.ts'
import { heardBadly } from '../support/heardBadly.ts'
import { apiOf } from '../support/overServer.ts'
import { isSearchFailed, seekCep } from '../support/seekCep.ts'
import { soon } from '../support/soon.ts'
import { newcomer, person } from '../support/person.ts'
import { answerQuiz, pickFirstVisit, talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>
/** A visitor's actions, and how many leads, orders and requests for a call they create. */
type Way = {
  campaign?: string
  place?: Place
  wanted?: Funnel['wanted']
  go: (sale: Sale, again: (left: Partial<Funnel>) => Sale) => Promise<void>
  makes: Awaited<ReturnType<typeof counted>>
}

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeAll(async () => {
  server = await aServerOnDisk()
})
afterAll(() => server.stop())

const countOf = async (table: 'leads' | 'orders' | 'support_requests' | 'ended_holders') =>
  (await server.db.selectFrom(table).selectAll().execute()).length
const counted = () => Promise.all([countOf('leads'), countOf('orders'), countOf('support_requests')])

const isFailing = ({ facts }: Funnel) => Object.values(facts).some((fact) => fact?.pending || fact?.error)

/** Answers all questions, and waits for retries. */
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
    () => store.dispatch(dataAsked({ action: 'erase' })),
    () => funnel().ownData.done === 'erased',
  )

async function orderWith(sale: Sale, words: Raw) {
  await talkOn(sale, words)
  if (sale.current() === 'validacao') await answerQuiz(sale, quizRight)
  await pickFirstVisit(sale)
  await order(sale)
}
const quizRight = ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato']
let employees = 0

const { phone: _, ...upToName } = person

async function beginOrder(sale: Sale) {
  await talkOn(sale, upToName)
  await allSaved(sale)
  expect(sale.funnel().lead).not.toBeNull()
}

/** Visits that together make every call of an order. */
const ways: Record<string, Way> = {
  'an order': { go: (sale) => orderWith(sale, newcomer()), makes: [1, 1, 0] },
  'an order with a quiz': {
    go: (sale) => orderWith(sale, { ...newcomer(), document: documentCards.quizApproved.document }),
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
        () => store.dispatch(dataAsked({ action: 'seeElsewhere' })),
        () => funnel().ownData.elsewhere !== undefined,
      )
      await press(
        () => store.dispatch(dataAsked({ action: 'endElsewhere' })),
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
  'a CEP that is sought by its street': { go: seekCep, makes: [0, 0, 0] },
  'an order that is withdrawn': {
    go: async (sale) => {
      await orderWith(sale, newcomer())
      await press(
        () => sale.store.dispatch(withdrawAsked()),
        () => factsOf(sale.funnel()).order?.withdrawn === true,
      )
    },
    makes: [1, 1, 0],
  },
  'an order that is left': {
    go: async (sale) => {
      const before = await countOf('ended_holders')
      await orderWith(sale, newcomer())
      sale.store.dispatch(dataAsked({ action: 'leave' }))
      await soon(async () => {
        sale.store.dispatch(triedAgain())
        expect(await countOf('ended_holders')).toBe(before + 1)
      })
    },
    makes: [1, 1, 0],
  },
  'a copy of what is kept': {
    go: async (sale) => {
      await beginOrder(sale)
      await press(
        () => sale.store.dispatch(dataAsked({ action: 'copy' })),
        () => sale.funnel().ownData.copy !== undefined,
      )
    },
    makes: [1, 0, 0],
  },
  'an order that is erased': {
    go: async (sale) => {
      await beginOrder(sale)
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
  'a notice that is refused': {
    go: async (sale) => {
      await talkOn(sale, { ...person, ...addressCards.notCovered })
      await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await soon(() => expect(sale.funnel().saved.contact).toBeDefined())
      sale.store.dispatch(noticeRefused())
      await soon(() => expect(sale.funnel().notice).toBeNull())
    },
    makes: [0, 0, 0],
  },
  'a mobile customer': {
    campaign: 'timcontrole',
    wanted: { dl: 600 },
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

/** A visitor who retries whenever that is offered. Records the messages, and lost drafts. */
function persistent(sale: Sale, told: string[], lost: Set<string>): void {
  sale.store.dispatch(drafted({ key: 'lot', text: '7' }))
  let before = sale.funnel()
  sale.store.subscribe(() => {
    const now = sale.funnel()
    for (const key of lostBetween(before, now)) lost.add(key)
    before = now
    const failures = failuresIn(now)
    told.push(...failures.map(failureWords), ...now.asides.map(({ reply }) => reply).filter(isSearchFailed))
    if (failures.length > 0) setTimeout(() => sale.store.dispatch(triedAgain()))
  })
}

function failuresIn({ facts, saveProblem, unread, finishing, ownData, linking, calling, withdrawing }: Funnel) {
  const places = [unread, finishing, ownData, linking, calling, withdrawing, ...Object.values(facts)]
  return [saveProblem, ...places.map((place) => place?.error)].filter((each) => each != null)
}

/** Answers that changed without the visitor, and drafts without a question. Erased ones do not count. */
function lostBetween(before: Funnel, now: Funnel): Key[] {
  const isErased = now.thread !== before.thread || (before.notice !== null && now.notice === null)
  const isOther = (key: Key) => before.kept[key] !== undefined && before.kept[key].value !== now.kept[key]?.value
  return isErased
    ? []
    : questionKeys.filter((key) => isOther(key) || (key === 'lot' && before.drafts.lot !== now.drafts.lot))
}
const questionKeys = Object.keys(questions).filter((name): name is Key => name in questions)

const heardByAll = new Set<CallName>()

/** The result of a visit with several bad replies to each call, and its problems. */
async function goBadly({ campaign = '', place, wanted, go }: Way, reply: BadReply, times: number) {
  const before = await counted()
  const told: string[] = []
  const lost = new Set<string>()
  const { api, heard, wrong } = heardBadly(reply, times, apiOf(server.app), told)
  const sale = aSale({}, { api, campaign, ...(place && { place }), ...(wanted && { wanted }) })
  persistent(sale, told, lost)
  const again = (left: Partial<Funnel>) => {
    const other = aSale({}, { api, campaign, left })
    persistent(other, told, lost)
    return other
  }
  await go(sale, again)
  sale.stop()
  for (const name of heard()) heardByAll.add(name)
  const made = (await counted()).map((count, at) => count - (before[at] ?? 0))
  return { made, ...wrong(), lost: [...lost] }
}

const rightly = ({ makes }: Way) => ({ made: makes, otherKeys: [], untold: [], unknown: [], lost: [] })

describe.each(Object.entries(badReplies))('%s instead of the first reply to every call', (_what, reply) => {
  it.each(Object.entries(ways))('does not change %s', async (_way, way) => {
    expect(await goBadly(way, reply, 1)).toEqual(rightly(way))
  })
})

describe.each([badReplies['an error of the server'], badReplies['nothing for too long']])(
  'two bad replies to every call',
  (reply) => {
    it.each(Object.entries(ways))('do not change %s', async (_way, way) => {
      expect(await goBadly(way, reply, 2)).toEqual(rightly(way))
    })
  },
)

it('every call of an order had a bad reply', () => {
  const made = callsIn('src/sagas', 'src/funnel', 'src/content/flows')
  expect(made.filter((name) => !heardByAll.has(name))).toEqual([])
})

describe.each(Object.entries(badReplies))('%s to a call that other clients make', (_what, reply) => {
  const others = {
    createLegacyLead: { body: { cep: '14010100', number: '35', phone: '16991234567' } },
    checkClient: { params: { cpf: customerCards.renewal.cpf } },
  }
  async function twice(name: CallName, send: (options: Options) => Promise<unknown>) {
    const key = { idempotencyKey: crypto.randomUUID() }
    await expect(send(key)).rejects.toThrow(reply.says(name))
    await send(key)
  }

  it('is reported, and a retry with its key has its effect once', async () => {
    const made = callsIn('src/app', 'src/sagas', 'src/funnel', 'src/content', 'src/pages')
    expect(callNames.filter((name) => !made.includes(name))).toEqual(Object.keys(others))
    const before = await countOf('leads')
    const { api } = heardBadly(reply, 1, apiOf(server.app), [])
    await twice('createLegacyLead', (key) => api('createLegacyLead', others.createLegacyLead, key))
    await twice('checkClient', (key) => api('checkClient', others.checkClient, key))
    expect(await countOf('leads')).toBe(before + 1)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards, mobileCards } from '../../server/sample/sampleCards.ts'
import { dataAsked, quizRetried, triedAgain } from '../../src/funnel/visitorActions.ts'
import { quizAnswered } from '../../src/funnel/slice.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { answers } from '../support/anOrder.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { approved } from '../support/aFunnel.ts'
import { bodiesOf, idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { talk } from '../support/talking.ts'

/** An answered coverage form in a browser. */
function agreed(accepted: boolean | null) {
  const kept = { accepted }
  return {
    kept,
    consent: {
      read: () => kept.accepted,
      forget: () => {
        kept.accepted = null
      },
    },
  }
}

const untilLead = orderUntil('name')

describe('the consent of the coverage form', () => {
  let server: Awaited<ReturnType<typeof aServerOnDisk>>
  beforeAll(async () => {
    server = await aServerOnDisk()
  })
  afterAll(() => server.stop())
  const consentIn = async (id: string) =>
    (await server.db.selectFrom('leads').select('accept_information').where('id', '=', id).executeTakeFirst())
      ?.accept_information

  it.each([
    [true, 1],
    [false, 0],
    [null, null],
  ] as const)('given as %s reaches the lead, and is then stored only there', async (accepted, stored) => {
    const { kept, consent } = agreed(accepted)
    const sale = aSale({}, { api: apiOf(server.app), ports: { consent } })
    await talk(sale, person)
    await soon(() => expect(sale.funnel().lead).not.toBeNull())
    await soon(() => expect(kept.accepted).toBeNull())
    expect(await consentIn(sale.funnel().lead?.id ?? '')).toBe(stored)
  })

  it('reaches an address without an offer, and a mobile customer’s lead', async () => {
    const [address, line] = [agreed(true), agreed(true)]
    const waiting = aSale({}, { api: apiOf(server.app), ports: { consent: address.consent } })
    await talk(waiting, { ...person, cep: addressCards.notCovered.cep, number: addressCards.notCovered.number })
    const mobile = aSale({}, { api: apiOf(server.app), campaign: 'timcontrole', ports: { consent: line.consent } })
    await talk(mobile, { phone: mobileCards.controle.phone })
    await soon(() => expect([address.kept.accepted, line.kept.accepted]).toEqual([null, null]))
    expect([
      await consentIn(waiting.funnel().notice?.id ?? ''),
      await consentIn(mobile.funnel().lead?.id ?? ''),
    ]).toEqual([1, 1])
  })

  it('stays in the browser until the server has it', async () => {
    const { kept, consent } = agreed(true)
    const sale = aSale({}, { ports: { consent } })
    sale.failing.add('createLead')
    await sale.sayAll(untilLead)
    expect(kept.accepted).toBe(true)
    sale.failing.clear()
    sale.store.dispatch(triedAgain())
    await settled()
    expect([kept.accepted, bodiesOf(sale.sent, 'createLead').at(-1)]).toEqual([
      null,
      expect.objectContaining({ accept_information: true }),
    ])
  })

  it('is sent to an existing lead', async () => {
    const first = aSale()
    await first.sayAll(untilLead)
    const { kept: told, facts, saved, lead } = first.funnel()
    const { kept, consent } = agreed(false)
    const again = aSale(
      { readLead: { ...leadRead, version: 1, saved: undefined } },
      { left: { kept: told, facts, saved, lead }, ports: { consent } },
    )
    await settled()
    expect([kept.accepted, bodiesOf(again.sent, 'createLead')]).toEqual([
      null,
      [expect.objectContaining({ idLead, accept_information: false })],
    ])
  })

  it('is erased with all answers', async () => {
    const { kept, consent } = agreed(null)
    const sale = aSale({}, { ports: { consent } })
    await sale.sayAll(untilLead)
    kept.accepted = true
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await settled()
    expect(kept.accepted).toBeNull()
  })
})

const ids = { client_id: 'the-client', session_id: 'the-session' }

describe('the ids for statistics', () => {
  it.each([
    ['createLead', {}, orderUntil('name')],
    ['createFromRenta', { campaign: 'timblack' }, [{ phone: '(16) 99123-4567' }]],
    ['migrationOffers', { campaign: 'migracao-ultrafibra' }, [{ document: '529.982.247-25' }]],
  ] as const)('are sent with %s next to the origin, only with the visitor’s consent', async (call, came, words) => {
    const told = { utm_source: 'mail' }
    for (const allowed of [ids, {}]) {
      const sale = aSale({}, { ...came, visit: told, ports: { visitorIds: () => allowed } })
      await sale.sayAll([...words])
      expect(bodiesOf(sale.sent, call)[0]).toMatchObject({ tracking: { ...told, ...allowed } })
      expect(JSON.stringify(bodiesOf(sale.sent, call)).includes('the-client')).toBe(allowed === ids)
    }
  })

  it('are not stored with the order in the browser', async () => {
    const sale = aSale({}, { ports: { visitorIds: () => ids } })
    await sale.sayAll(orderUntil('name'))
    expect(JSON.stringify(sale.funnel())).not.toContain('the-client')
  })
})

describe('additional data', () => {
  it('include a web chat’s protocol with the name, and the device with a bank account', async () => {
    const device = { jsc: 'a phone', cookies: 'a=1', hdim_payload: 'x' }
    const sale = aSale({}, { ports: { protocol: () => 'chat-7', device: () => device } })
    await sale.sayAll(wholeOrder)
    const steps = bodiesOf(sale.sent, 'saveStep')
    expect(steps).toContainEqual({ ...answers.name, webcare_tuid: 'chat-7' })
    expect(steps).toContainEqual(expect.objectContaining({ direct_debit: true, deviceInfo: device }))
    expect(JSON.stringify(steps).match(/webcare_tuid|deviceInfo/g)).toHaveLength(2)
  })

  it('include the risk validation, with the quiz shown before', async () => {
    const quiz = {
      idQuiz: 'q1',
      questions: [{ id: 'a', text: 'Rua?', answers: [{ id: '1', text: 'Sim' }] }],
      expiresAt: '2026-11-20T13:00:00Z',
    }
    const sale = aSale({
      confirmLead: { ...approved, quiz, quiz_needed: true },
      answerQuiz: { ...approved, rejected: true, rejected_message: 'Não confere.' },
    })
    await sale.sayAll(orderUntil('schedule'))
    sale.store.dispatch(quizAnswered({ question: 'a', option: '1' }))
    await settled()
    sale.store.dispatch(quizRetried())
    await settled()
    expect(bodiesOf(sale.sent, 'confirmLead')).toEqual([{ riskValidation: {} }, { riskValidation: { idQuiz: 'q1' } }])
  })
})

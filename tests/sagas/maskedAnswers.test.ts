import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../src/api/client.ts'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person, valuesOf } from '../support/person.ts'
import { soon } from '../support/soon.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const byDebit = { ...person, directDebit: 'sim', bank: '001', agency: '1234-5', account: '12345-6' }
const told = { bank: '001', agency: '1234-5', account_number: '12345-6' }
const { phone } = valuesOf(person)
const saved = (sale: Sale) =>
  soon(() => expect([nextWrite(sale.funnel()), sale.funnel().keys, sale.funnel().underWay]).toEqual([null, {}, false]))
const questionOf = (sale: Sale) => journey(sale.funnel()).question

async function toldOf(api: Api, id: string): Promise<unknown> {
  const { everything } = await api('exportLead', { body: { id, phone } }, { idempotencyKey: crypto.randomUUID() })
  return everything
}

const withTold = (some: object) => expect.objectContaining({ told: expect.objectContaining(some) })
const withAccount = (bank_info: object | null) => withTold({ bank_info })

/** The remains of an order in a browser that opens it again. */
const left: [string, (funnel: Funnel) => Partial<Funnel>][] = [
  ['after a reload', (funnel) => JSON.parse(JSON.stringify(browserCopy(funnel)))],
  ['in a browser that has only its number', ({ lead }) => ({ lead })],
]

describe.each(left)('an answer known by its mask, %s,', (_, leftOf) => {
  async function opened(words: Raw = byDebit) {
    const api = apiOf(server.app)
    const first = aSale({}, { api })
    await talk(first, words)
    await saved(first)
    first.stop()
    const sale = aSale({}, { api, left: leftOf(first.funnel()) })
    await soon(() => expect(sale.current()).toBe('data-instalacao'))
    return { sale, api, id: sale.funnel().lead?.id ?? '' }
  }

  it.each([
    ['agency', { agency: '4321-0' }, { ...told, agency: '4321-0' }],
    ['account', { account: '65432-1' }, { ...told, account_number: '65432-1' }],
  ] as const)('stays if only the %s is changed, and the order is placed', async (_key, change, whole) => {
    const { sale, api, id } = await opened()
    await sale.say(change)
    await saved(sale)
    expect([questionOf(sale), await toldOf(api, id)]).toEqual(['schedule', withAccount(whole)])
    await pickFirstVisit(sale)
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it('is asked again for another bank, and the order is placed', async () => {
    const { sale, api, id } = await opened()
    await sale.say({ bank: '341' })
    expect(questionOf(sale)).toBe('agency')
    await talk(sale, { agency: '4321', account: '65432-1' })
    await saved(sale)
    const whole = { bank: '341', agency: '4321', account_number: '65432-1' }
    expect([questionOf(sale), await toldOf(api, id)]).toEqual(['schedule', withAccount(whole)])
    await pickFirstVisit(sale)
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it('is asked again after choosing boleto meanwhile, and the order is placed', async () => {
    const { sale, api, id } = await opened()
    await sale.say({ directDebit: 'não' })
    await saved(sale)
    expect([questionOf(sale), await toldOf(api, id)]).toEqual(['schedule', withAccount(null)])
    await sale.say({ directDebit: 'sim' })
    expect(['bank', 'agency']).toContain(questionOf(sale))
    await talk(sale, byDebit)
    await saved(sale)
    expect([questionOf(sale), await toldOf(api, id)]).toEqual(['schedule', withAccount(told)])
    await pickFirstVisit(sale)
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it('is asked again if the page was left after choosing boleto', async () => {
    const { sale, api, id } = await opened()
    await sale.say({ directDebit: 'não' })
    await saved(sale)
    sale.stop()
    const later = aSale({}, { api, left: leftOf(sale.funnel()) })
    await soon(() => expect(later.current()).toBe('data-instalacao'))
    await later.say({ directDebit: 'sim' })
    await talk(later, byDebit)
    await saved(later)
    expect([questionOf(later), await toldOf(api, id)]).toEqual(['schedule', withAccount(told)])
  })

  it('does not block another CEP after a typed address', async () => {
    const { cep, number } = addressCards.down
    const { sale, api, id } = await opened({ ...byDebit, cep, number })
    await sale.say({ cep: person.cep })
    await talk(sale, byDebit)
    await saved(sale)
    expect([questionOf(sale), await toldOf(api, id)]).toEqual(['schedule', withTold({ cep: valuesOf(person).cep })])
  })

  it('is no contact of an address without an offer', async () => {
    const { sale, api } = await opened()
    const { cep, number } = addressCards.notCovered
    await sale.say({ cep })
    await talk(sale, { ...byDebit, number })
    await soon(() => expect(questionOf(sale)).toBe('notice'))
    for (const key of ['notice', 'name', 'phone', 'email'] as const)
      if (questionOf(sale) === key) await sale.say({ [key]: person[key] })
    await saved(sale)
    const notice = sale.funnel().notice?.id ?? ''
    const { name, email } = valuesOf(person)
    expect(await toldOf(api, notice)).toEqual(withTold({ name, email, phone }))
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusals } from '../../server/http/refusalMessages.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { finishAsked } from '../../src/funnel/visitorActions.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { soon } from '../support/soon.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const byDebit = { ...person, directDebit: 'sim', bank: '001', agency: '1234-5', account: '12345-6' }
const { document, bank, agency, account } = byDebit
const again = [
  ['document', { document }],
  ['bank', { bank, agency, account }],
] as const
const another = { phone: '(16) 99765-4321' }

it('a visitor who corrects the telephone before the end is asked nothing more', async () => {
  const sale = aSale({}, { api: apiOf(server.app) })
  await talk(sale, byDebit)
  await pickFirstVisit(sale)
  await sale.say(another)
  expect(await finish(sale)).toMatch(/^\d+$/)
})

it('a new telephone asks for CPF and account again, with the reason, if the browser lacks them', async () => {
  const api = apiOf(server.app)
  const first = aSale({}, { api })
  await talk(first, byDebit)
  await soon(() => expect([nextWrite(first.funnel()), first.funnel().keys]).toEqual([null, {}]))
  const sale = aSale({}, { api, left: { lead: first.funnel().lead } })
  await soon(() => expect(sale.current()).toBe('data-instalacao'))
  await pickFirstVisit(sale)
  await sale.say(another)
  await soon(() => expect([nextWrite(sale.funnel()), sale.current()]).toEqual([null, 'confirmacao']))
  for (const [asked, told] of again) {
    sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
    await soon(() => expect(sale.whyRefused(asked)).toBe(refusals['told.again']))
    await sale.say(told)
    await soon(() => expect(sale.current()).toBe('confirmacao'))
  }
  expect(await finish(sale)).toMatch(/^\d+$/)
})

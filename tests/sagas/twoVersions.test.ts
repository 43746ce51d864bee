import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { finishAsked, versionChosen } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const saved = (sale: Sale) => soon(() => expect(nextWrite(sale.funnel())).toBe(null))
const asked = (sale: Sale) => soon(() => expect(sale.funnel().twoVersions).not.toBe(null))
const lead = (api: Api, { funnel }: Sale) => api('readLead', { params: { idLead: funnel().lead?.id ?? '' } })

/** One order, open on two devices. */
async function twoDevices(words: Raw = person, over: (api: Api) => Api = (api) => api) {
  const api = apiOf(server.app)
  const there = aSale({}, { api })
  await talk(there, words)
  await saved(there)
  return { api, there, here: aSale({}, { api: over(api), left: browserCopy(there.funnel()) }) }
}
const { birthDate: _, ...untilEmail } = person

async function change(sale: Sale, words: Raw) {
  await sale.say(words)
  await saved(sale)
}

describe('an order changed on another device meanwhile', () => {
  it('has the changes made only there, and those made only here', async () => {
    const { api, there, here } = await twoDevices(untilEmail)
    await change(there, { email: 'bia@provedor.com.br' })
    await change(here, { phone: '(16) 99123-9999' })
    expect(here.funnel().twoVersions).toBe(null)
    expect(here.funnel().kept.email?.mask).toBe('b•••@provedor.com.br')
    expect(await lead(api, here)).toMatchObject({ email: 'b•••@provedor.com.br', phone: '(16) •••••-9999' })
  })

  it('also has changes of programs without keys', async () => {
    const { api, here } = await twoDevices(untilEmail)
    const idLead = here.funnel().lead?.id ?? ''
    await api('saveStep', {
      params: { idLead, step: 'email' },
      body: { email: 'bia@provedor.com.br', accept_promotions: false },
    })
    await change(here, { phone: '(16) 99123-9999' })
    expect(here.funnel().kept.email?.mask).toBe('b•••@provedor.com.br')
  })

  it.each([
    ['here', '(16) •••••-1111', '16999991111', undefined],
    ['there', '(16) •••••-2222', undefined, '(16) •••••-2222'],
  ] as const)('asks which of two answers to keep, and keeps the one from %s', async (chosen, atServer, value, mask) => {
    const { api, there, here } = await twoDevices(untilEmail)
    await change(there, { phone: '(16) 99999-2222' })
    await here.say({ phone: '(16) 99999-1111' })
    await asked(here)
    expect(here.funnel().twoVersions).toMatchObject({ keys: ['phone'], there: { phone: { mask: '(16) •••••-2222' } } })
    expect((await lead(api, here)).phone).toBe('(16) •••••-2222')
    here.store.dispatch(versionChosen(chosen))
    await saved(here)
    expect([here.funnel().twoVersions, here.funnel().kept.phone?.value, here.funnel().kept.phone?.mask]).toEqual([
      null,
      value,
      mask,
    ])
    expect((await lead(api, here)).phone).toBe(atServer)
    await change(here, { birthDate: '15/03/1990' })
  })

  it('asks about an answer that waits behind a sent one', async () => {
    const line = { isCut: true }
    const { api, there, here } = await twoDevices(untilEmail, (good) => async (name, input, options) => {
      if (line.isCut) throw new ApiError('network', 'x')
      return good(name, input, options)
    })
    await change(there, { email: 'bia@provedor.com.br' })
    await here.say({ name: 'Ana Lima' })
    await here.say({ email: 'cris@provedor.com.br' })
    line.isCut = false
    await asked(here)
    expect(here.funnel().twoVersions?.keys).toEqual(['email'])
    here.store.dispatch(versionChosen('there'))
    await saved(here)
    expect(await lead(api, here)).toMatchObject({ name: 'Ana L.', email: 'b•••@provedor.com.br' })
  })

  it('asks again with the next answer if postponed', async () => {
    const { there, here } = await twoDevices(untilEmail)
    await change(there, { phone: '(16) 99999-2222' })
    await here.say({ phone: '(16) 99999-1111' })
    await asked(here)
    here.store.dispatch(versionChosen('later'))
    expect([here.funnel().twoVersions, nextWrite(here.funnel())?.name]).toEqual([null, 'phone'])
    await here.say({ birthDate: '15/03/1990' })
    await asked(here)
  })

  it('has the new address and plan, and asks for the visit and for the CPF that only the server had', async () => {
    const { there, here } = await twoDevices()
    await pickFirstVisit(there)
    await saved(there)
    await pickFirstVisit(here)
    await saved(here)
    await there.say({ cep: '14015-010' })
    await talk(there, person)
    await saved(there)
    await here.say({ dueDate: '20' })
    await saved(here)
    expect([here.funnel().kept.cep?.value, here.funnel().twoVersions]).toEqual(['14015010', null])
    await soon(() => expect(here.current()).toBe('cpf'))
    await here.say({ document: person.document })
    await soon(() => expect(here.current()).toBe('data-instalacao'))
  })

  it('is not placed before the visitor has seen the change', async () => {
    const { there, here } = await twoDevices()
    await pickFirstVisit(here)
    await saved(here)
    await there.say({ dueDate: '20' })
    await saved(there)
    here.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
    await soon(() => expect(here.funnel().finishing.error?.code).toBe('version.stale'))
    expect([here.funnel().kept.dueDate?.value, here.funnel().facts.order]).toEqual([20, undefined])
    expect(await finish(here)).toMatch(/^\d+$/)
  })
})

it('a corrected answer whose acknowledgement was lost is not taken for another device’s', async () => {
  const lost = { next: false }
  const { api, here } = await twoDevices(untilEmail, (good) => async (name, input, options) => {
    const reply = await good(name, input, options)
    if (!lost.next || name !== 'saveStep') return reply
    lost.next = false
    throw new ApiError('network', 'x')
  })
  lost.next = true
  await here.say({ phone: '(16) 99999-1111' })
  await soon(() => expect(lost.next).toBe(false))
  await change(here, { phone: '(16) 99999-2222' })
  expect(here.funnel().twoVersions).toBe(null)
  expect((await lead(api, here)).phone).toBe('(16) •••••-2222')
})

it('a failed read is repeated once the line is back, and then asked about', async () => {
  const line = { isCut: false }
  const { there, here } = await twoDevices(untilEmail, (good) => async (name, input, options) => {
    if (line.isCut && name === 'readLead') throw new ApiError('network', 'x')
    return good(name, input, options)
  })
  await change(there, { phone: '(16) 99999-2222' })
  line.isCut = true
  await here.say({ phone: '(16) 99999-1111' })
  await soon(() => expect(here.funnel().saveProblem?.code).toBe('network'))
  line.isCut = false
  await asked(here)
  expect(here.funnel().saveProblem).toBe(null)
})

it('without noted changes, as from an older server, an order is changed without asking', async () => {
  const { api, there, here } = await twoDevices(untilEmail, (good) => async (name, input, options) => {
    const reply = await good(name, input, options)
    return reply !== null && typeof reply === 'object' && 'changes' in reply ? { ...reply, changes: {} } : reply
  })
  await change(there, { phone: '(16) 99999-2222' })
  await change(here, { phone: '(16) 99999-1111' })
  expect((await lead(api, here)).phone).toBe('(16) •••••-1111')
})

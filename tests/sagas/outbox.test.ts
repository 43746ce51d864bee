import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { lineBack, noticeRefused } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { restarted } from '../../src/funnel/slice.ts'
import type { Waiting } from '../../src/sagas/ports.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aSale, orderFrom, orderUntil, settled } from '../support/aSale.ts'
import type { Answers } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sale with an outbox, unknown at first. */
function aSaleWithOutbox(consent: boolean | null = null, over: Answers = {}) {
  const box: { waiting: readonly Waiting[] | null; filled: number } = { waiting: null, filled: 0 }
  const outbox = async (waiting: readonly Waiting[]) => {
    box.waiting = waiting
    box.filled += 1
  }
  const sale = aSale(over, { ports: { outbox, consent: { read: () => consent, forget: () => {} } } })
  const inBox = () => box.waiting?.map(({ write }) => write.name)
  return { ...sale, box, inBox }
}

test('writes are in the outbox without a line, in order, up to the first with a private answer', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(orderUntil('phone'))
  expect(sale.inBox()).toEqual([])
  const { version } = sale.funnel().lead ?? {}
  sale.line.up = false
  await sale.sayAll(orderFrom('phone', 'document'))
  expect(sale.current()).toBe('cpf')
  expect(sale.inBox()).toEqual(['phone', 'email'])
  const [phone, email] = sale.box.waiting ?? []
  expect(phone?.write.input).toMatchObject({ body: { phone: '16991234567' } })
  expect(phone?.options).toEqual({ idempotencyKey: sale.funnel().keys.phone?.key, version })
  expect(email?.write.input).toMatchObject({ body: { email: 'ana@provedor.com.br' } })
  expect(email?.options).toEqual({ idempotencyKey: sale.funnel().keys.email?.key })
  expect(email?.options.idempotencyKey).toMatch(/^.{16,}$/)
  expect(JSON.stringify(sale.box.waiting)).not.toMatch(/15\/03\/1990|Maria/)
  sale.line.up = true
  sale.store.dispatch(lineBack())
  await settled()
  expect(sale.inBox()).toEqual([])
  sale.stop()
})

test('the start of an order is in it with the visitor’s consent', async () => {
  const sale = aSaleWithOutbox(true)
  await sale.sayAll(orderUntil('plan'))
  sale.line.up = false
  await sale.sayAll(orderFrom('plan', 'name'))
  expect(sale.inBox()).toEqual(['lead'])
  expect(sale.box.waiting?.[0]?.write.input).toMatchObject({ body: { accept_information: true } })
  sale.stop()
})

test('a changed answer is in it at once, with a new key', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(orderUntil('phone'))
  sale.line.up = false
  await sale.sayAll(orderFrom('phone', 'email'))
  const before = sale.box.waiting?.[0]?.options.idempotencyKey
  await sale.say({ phone: '(16) 99123-0000' })
  const { write, options: { idempotencyKey: key } = {} } = sale.box.waiting?.[0] ?? {}
  expect(write?.input).toMatchObject({ body: { phone: '16991230000' } })
  expect(key).not.toBe(before)
  sale.line.up = true
  sale.store.dispatch(lineBack())
  await settled()
  expect(sale.sent.at(-1)).toMatchObject({ name: 'saveStep', key })
  sale.stop()
})

test('it is filled again after each failed try, because the browser may have given up', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(orderUntil('phone'))
  sale.line.up = false
  await sale.sayAll(orderFrom('phone', 'email'))
  const { filled } = sale.box
  await vi.advanceTimersByTimeAsync(8000)
  expect(sale.box.filled).toBeGreaterThan(filled)
  expect(sale.inBox()).toEqual(['phone'])
  sale.stop()
})

test('another page of the order sends waiting writes with the same keys, so that they take effect once', async () => {
  const first = aSaleWithOutbox()
  await first.sayAll(orderUntil('phone'))
  first.line.up = false
  await first.sayAll(orderFrom('phone', 'birthDate'))
  const keys = first.box.waiting?.map(({ options }) => options.idempotencyKey)
  first.stop()
  const next = aSale(
    { readLead: { ...leadRead, saved: stepOrder.slice(0, stepOrder.indexOf('phone')), due: 'phone' } },
    { left: JSON.parse(JSON.stringify(browserCopy(first.funnel()))) },
  )
  await settled()
  const keyOf = (body: object) =>
    next.sent.find(({ input }) => isDeepStrictEqual('body' in input && input.body, body))?.key
  expect([keyOf({ phone: '16991234567' }), keyOf({ email: 'ana@provedor.com.br', accept_promotions: false })]).toEqual(
    keys,
  )
  next.stop()
})

test('nothing of an ended order is in it', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(orderUntil('phone'))
  sale.line.up = false
  await sale.sayAll(orderFrom('phone', 'email'))
  expect(sale.inBox()).toEqual(['phone'])
  sale.store.dispatch(restarted('another'))
  await settled()
  expect(sale.inBox()).toEqual([])
  sale.stop()
})

test('it is read once in a visit with a line', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(orderUntil('document'))
  expect(sale.box).toEqual({ waiting: [], filled: 1 })
  sale.stop()
})

test('an address without an offer is in it once, if the notice is refused and then wanted without a line', async () => {
  const sale = aSaleWithOutbox(null, { coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) })
  const contact = { notice: 'sim', name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' }
  await sale.sayAll([...orderUntil('plan'), contact])
  sale.store.dispatch(noticeRefused())
  await settled()
  expect(sale.inBox()).toEqual([])
  sale.line.up = false
  await sale.say(contact)
  expect(sale.inBox()).toEqual(['notice'])
  sale.stop()
})

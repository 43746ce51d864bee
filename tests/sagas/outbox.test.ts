import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineBack, noticeRefused } from '../../src/funnel/intents.ts'
import { restarted } from '../../src/funnel/slice.ts'
import type { Waiting } from '../../src/sagas/ports.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import type { Answers } from '../support/fakeApi.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sale with what lies in the outbox, which is unknown at first. */
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

test('writes lie in the outbox while there is no line, in their order, up to the first with a private answer', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(wholeOrder.slice(0, 4))
  expect(sale.inBox()).toEqual([])
  const { version } = sale.funnel().lead ?? {}
  sale.line.up = false
  await sale.sayAll(wholeOrder.slice(4, 8))
  expect(sale.current()).toBe('cpf')
  expect(sale.inBox()).toEqual(['phone', 'email'])
  const [phone, email] = sale.box.waiting ?? []
  expect(phone?.write.input).toMatchObject({ body: { phone: '16991234567' } })
  expect(phone?.options).toEqual({ idempotencyKey: sale.funnel().sending?.key, version })
  expect(email?.write.input).toMatchObject({ body: { email: 'ana@provedor.com.br' } })
  expect(email?.options).toEqual({ idempotencyKey: expect.stringMatching(/^.{16,}$/) })
  expect(JSON.stringify(sale.box.waiting)).not.toMatch(/15\/03\/1990|Maria/)
  sale.line.up = true
  sale.store.dispatch(lineBack())
  await settled()
  expect(sale.inBox()).toEqual([])
  sale.stop()
})

test('the beginning of an order lies there with the consent of the visitor', async () => {
  const sale = aSaleWithOutbox(true)
  await sale.sayAll(wholeOrder.slice(0, 2))
  sale.line.up = false
  await sale.sayAll(wholeOrder.slice(2, 3))
  expect(sale.inBox()).toEqual(['lead'])
  expect(sale.box.waiting?.[0]?.write.input).toMatchObject({ body: { accept_information: true } })
  sale.stop()
})

test('an answer that is changed lies there as it is now, once it was sent in vain, too', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(wholeOrder.slice(0, 4))
  sale.line.up = false
  await sale.sayAll(wholeOrder.slice(4, 5))
  await sale.say({ phone: '(16) 99123-0000' })
  await vi.advanceTimersByTimeAsync(8000)
  expect(sale.box.waiting?.[0]).toMatchObject({
    write: { input: { body: { phone: '16991230000' } } },
    options: { idempotencyKey: sale.funnel().sending?.key },
  })
  sale.stop()
})

test('nothing lies there of an order that was left', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(wholeOrder.slice(0, 4))
  sale.line.up = false
  await sale.sayAll(wholeOrder.slice(4, 5))
  expect(sale.inBox()).toEqual(['phone'])
  sale.store.dispatch(restarted('another'))
  await settled()
  expect(sale.inBox()).toEqual([])
  sale.stop()
})

test('with a line it is looked at once in a visit', async () => {
  const sale = aSaleWithOutbox()
  await sale.sayAll(wholeOrder.slice(0, 8))
  expect(sale.box).toEqual({ waiting: [], filled: 1 })
  sale.stop()
})

test('an address without an offer lies there once, for who refused the notice and wants it without a line', async () => {
  const sale = aSaleWithOutbox(null, { coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) })
  const contact = { notice: 'sim', name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' }
  await sale.sayAll([...wholeOrder.slice(0, 2), contact])
  sale.store.dispatch(noticeRefused())
  await settled()
  expect(sale.inBox()).toEqual([])
  sale.line.up = false
  await sale.say(contact)
  expect(sale.inBox()).toEqual(['notice'])
  sale.stop()
})

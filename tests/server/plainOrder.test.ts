import { afterAll, beforeAll, expect, it } from 'vitest'
import { placedOrderForm, placedOrderTexts as texts } from '../../src/api/contract/placedOrderPage.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { money } from '../../src/api/contract/values/money.ts'
import { aConfirmedLead, answers, finish, orderedPlan } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'

let server: Awaited<ReturnType<typeof aServer>>
let number: string
beforeAll(async () => {
  server = await aServer()
  const visitor = server.visitor()
  number = String((await finish(visitor, await aConfirmedLead(visitor))).body['orderNumber'])
})
afterAll(() => server.stop())

async function send(typed: Record<string, string>, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: new URLSearchParams(typed), headers }
  const response = await server.app.request(placedOrderForm.path, init)
  return { status: response.status, text: await response.text(), caching: response.headers.get('cache-control') }
}
const typed = (order: string, phone: string = answers.phone.phone) => ({
  [placedOrderForm.number]: order,
  [placedOrderForm.phone]: phone,
})

it('a form without scripts shows an order by its number and telephone, without caching', async () => {
  const { status, text, caching } = await send(typed(number.replace(/(.{4})/g, '$1 ')))
  expect([status, caching]).toEqual([200, 'no-store'])
  for (const told of [number, money(orderedPlan.price_with_dacc), texts.visit, texts.withdraw])
    expect(text).toContain(told)
  expect(text).not.toMatch(/Ana|Souza|provedor|99123|Palmeiras/)
})

it.each([
  ['no number', '12', answers.phone.phone, refusals['orderNumber.invalid']],
  ['another telephone', '', '16991230000', texts.unknown],
])('a form with %s is shown again, without the typed values', async (_, order, phone, words) => {
  const { status, text } = await send(typed(order || number, phone))
  expect(status).toBe(422)
  expect(text).toContain(words)
  expect(text).not.toContain(phone)
})

it('the form is refused when proof of work would begin, and from another site', async () => {
  for (let at = 0; at < 5; at += 1) await send(typed(number, '11991230000'))
  expect((await send(typed(number, '11991230000'))).status).toBe(429)
  expect((await send(typed(number), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})

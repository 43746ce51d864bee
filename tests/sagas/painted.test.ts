import { expect, it } from 'vitest'
import { aSale, orderAt, orderUntil, settled } from '../support/aSale.ts'
import { answersFrom } from '../support/anOrder.ts'
import { bodiesOf } from '../support/fakeApi.ts'

it('an answer is sent once the next question is painted, with those given meanwhile', async () => {
  const paints: (() => void)[] = []
  const sale = aSale({}, { ports: { painted: () => new Promise<void>((resolve) => void paints.push(resolve)) } })
  const paint = async () => {
    paints.splice(0).forEach((seen) => seen())
    await settled()
  }
  for (const raw of orderUntil('name')) {
    await sale.say(raw)
    expect(bodiesOf(sale.sent, 'createLead')).toEqual([])
    if ('plan' in raw) break
    await paint()
  }
  await sale.say(orderAt('name'))
  await paint()
  expect(bodiesOf(sale.sent, 'createLead')).toHaveLength(1)
  expect(bodiesOf(sale.sent, 'saveStep')).toEqual(answersFrom('name', 'phone'))
  sale.stop()
})

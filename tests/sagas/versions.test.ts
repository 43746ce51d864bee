import { expect, it } from 'vitest'
import { aSale, orderAt, orderUntil, settled } from '../support/aSale.ts'
import { approved } from '../support/aFunnel.ts'
import { idLead, type Sent } from '../support/fakeApi.ts'
import { later } from '../support/lazyParts.ts'
import { leadRead } from '../support/leadRead.ts'

const upToRisk = [...orderUntil('dueDate'), { dueDate: '10' }, { directDebit: 'não' }]
const lastSave = (sent: Sent[]) => sent.findLast(({ name }) => name === 'saveStep')

it('an outdated decision does not change the version of the order', async () => {
  const decision = later({ ...approved, version: 3 })
  const sale = aSale({ confirmLead: () => decision.promise, saveStep: { success: true, version: 4 } })
  await sale.sayAll(upToRisk)
  await sale.say({ dueDate: '20' })
  decision.arrive()
  await settled()
  await sale.say(orderAt('schedule'))
  expect(lastSave(sale.sent)).toMatchObject({ input: { params: { step: 'scheduleDate' } }, version: 4 })
})

it('an outdated reply on an order does not change its version', async () => {
  const word = later({ ...leadRead, id: idLead, version: 2 })
  const sale = aSale(
    { readLead: () => word.promise, saveStep: { success: true, version: 3 } },
    { left: { lead: { id: idLead, version: 2 } } },
  )
  await sale.sayAll(upToRisk)
  word.arrive()
  await settled()
  await sale.say({ dueDate: '20' })
  expect(lastSave(sale.sent)).toMatchObject({ input: { params: { step: 'dueDate' } }, version: 3 })
})

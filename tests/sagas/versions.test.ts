import { expect, it } from 'vitest'
import { approved } from '../support/aStory.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import { idLead, stumbled, type Sent } from '../support/fakeApi.ts'
import { later } from '../support/later.ts'
import { leadRead } from '../support/leadRead.ts'

const upToDocument = wholeOrder.slice(0, 9)
const upToRisk = [...upToDocument, { dueDate: '10' }, { directDebit: 'não' }]
const versioned = (sent: Sent[]) => sent.filter(({ name }) => name === 'confirmLead' || name === 'saveStep')

it('what is corrected while the risk is decided is saved after it, with the version that it gives', async () => {
  const decision = later({ ...approved, version: 100 })
  const sale = aSale({ confirmLead: () => decision.promise })
  await sale.sayAll(upToRisk)
  await sale.say({ dueDate: '20' })
  expect(versioned(sale.sent).at(-1)?.name).toBe('confirmLead')
  decision.arrive()
  await settled()
  expect(versioned(sale.sent).at(-1)).toMatchObject({ input: { params: { step: 'dueDate' } }, version: 100 })
})

it('what is corrected while the risk is decided is saved although that fails', async () => {
  const decision = later({ ...approved, version: 100 })
  const sale = aSale({ confirmLead: () => decision.promise })
  await sale.sayAll(upToRisk)
  await sale.say({ dueDate: '20' })
  decision.fail(stumbled)
  await settled()
  expect(versioned(sale.sent).at(-1)).toMatchObject({ input: { params: { step: 'dueDate' } } })
})

it('the word on an order as it was before its last write leaves the version as it is', async () => {
  const word = later({ ...leadRead, id: idLead, version: 2 })
  const sale = aSale({ readLead: () => word.promise, saveStep: { success: true, version: 3 } }, { left: { lead: { id: idLead, version: 2 } } })
  await sale.sayAll(upToDocument)
  const { lead } = sale.funnel()
  word.arrive()
  await settled()
  expect([lead, sale.funnel().lead]).toEqual([{ id: idLead, version: 3 }, { id: idLead, version: 3 }])
})

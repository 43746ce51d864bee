import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealRow } from '../../server/leads/columns/sealedRow.ts'
import { aConfirmedLead, anAddress, finish } from '../support/anOrder.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { vaultOf } from '../support/openedLead.ts'

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeAll(async () => {
  server = await aServerOnDisk()
})
afterAll(() => server.stop())

it('an address that was taken before the contract grew stricter is read and ordered with, and a letter tells none of its words', async () => {
  const visitor = server.visitor()
  const id = await aConfirmedLead(visitor)
  const before = { ...anAddress, complement: 'falar com o porteiro', neighborhood: 'Tem Tem' }
  const vault = await vaultOf(server.db, { DATA_DIR: server.dataDir })
  const stored = await sealRow({ id }, { address: JSON.stringify(before) }, { db: server.db, vault })
  await server.db.updateTable('leads').set(stored).where('id', '=', id).execute()
  expect(await visitor.call('readLead', { params: { idLead: id } })).toMatchObject({
    status: 200,
    body: { address: { complement: 'falar com o porteiro' } },
  })
  expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  await server.deliver()
  const [{ text } = { text: '' }] = server.mails
  expect(text).toContain('Endereço: Rua das Palmeiras, 35 · Centro, Ribeirão Preto/SP')
  expect(text).not.toMatch(/porteiro|Tem Tem/)
})

import { expect, it } from 'vitest'
import { acceptedNow, documentPath, documents } from '../../src/api/contract/documentEditions.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, finish, lastWord } from '../support/anOrder.ts'

const site = 'https://ultrafibra.example'

it('an order stores the accepted editions of contract and regulation, and its mail links to them', async () => {
  const server = await aServer({ SITE_ADDRESS: site })
  const visitor = server.visitor()
  const id = await aConfirmedLead(visitor)
  expect((await finish(visitor, id, { body: { ...lastWord, documents: acceptedNow } })).status).toBe(200)
  await server.deliver()
  const { contrato, oferta } = documents
  for (const [name, { title, editions }] of Object.entries({ contrato, oferta }))
    expect(server.mails[0]?.text).toContain(
      `${title}, versão ${editions[0].version}, em vigor desde ${editions[0].since}: ${site}/regulamentos/${name}`,
    )
  await server.stop()
})

it('an outdated edition cannot be accepted, and a request may name none', async () => {
  const server = await aServer()
  const visitor = server.visitor()
  const id = await aConfirmedLead(visitor)
  for (const name of ['contrato', 'oferta'] as const) {
    const old = { ...acceptedNow, [name]: acceptedNow[name] - 1 }
    expect(await finish(visitor, id, { body: { ...lastWord, documents: old } })).toMatchObject({
      status: 409,
      body: { code: 'documents.changed' },
    })
  }
  expect((await finish(visitor, id)).status).toBe(200)
  await server.deliver()
  expect(server.mails[0]?.text).not.toContain(documents.contrato.title)
  expect(server.mails[0]?.text).not.toContain(documentPath('contrato'))
  await server.stop()
})

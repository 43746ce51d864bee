import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { post } from '../../server/leads/outbox.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { aCollaborator } from '../support/aCustomer.ts'
import { aConfirmedLead, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { soon } from '../support/soon.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
beforeEach(() => {
  home = folderForTest()
})

const isCode = ({ subject }: Mail) => subject.startsWith('Seu código')

/** A server with 400 confirmations to send, and then a code. */
async function aLongQueue(send: (mail: Mail) => Promise<void>) {
  const DATA_DIR = join(home, 'data')
  const server = await aServer({ DATA_DIR }, { mailer: { kind: 'smtp', send, close: () => undefined } })
  const visitor = server.visitor()
  const lead = await aConfirmedLead(visitor)
  await finish(visitor, lead)
  const db = openDatabase({ databaseUrl: null, dataDir: DATA_DIR })
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 400; n++) await post(tx, 'mail.order', { lead }, new Date(server.clock.at.getTime() - 60_000))
  })
  await db.destroy()
  await visitor.call('sendCollaboratorCode', { params: { id: await aCollaborator(visitor) } })
  return server
}

describe('the mail with a code', () => {
  it('is sent with the next round, even with many letters before it', async () => {
    const sent: Mail[] = []
    const server = await aLongQueue(async (mail) => void sent.push(mail))
    await server.deliver()
    expect(sent.filter(isCode)).toHaveLength(1)
    expect(sent.length).toBeLessThan(50)
    await server.stop()
  })

  it('does not wait for a slow letter', async () => {
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    const begun: Mail[] = []
    const server = await aLongQueue((mail) => {
      begun.push(mail)
      return isCode(mail) ? Promise.resolve() : taken
    })
    const first = server.deliver()
    await soon(() => expect(begun.filter((mail) => !isCode(mail)).length).toBeGreaterThan(0))
    const visitor = server.visitor()
    await visitor.call('sendCollaboratorCode', {
      params: { id: await aCollaborator(visitor, 'bia@timbrasil.example') },
    })
    const second = server.deliver()
    const third = soon(async () => {
      void server.deliver()
      expect(begun.filter(isCode).map(({ to }) => to)).toContain('bia@timbrasil.example')
    })
    await third
    take()
    await Promise.all([first, second])
    await server.stop()
  })
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { otherSiteTexts } from '../../server/site/crossSitePage.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { phoneCallForm, phoneCallTexts } from '../../src/api/contract/phoneCallForm.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const siteFolder = folderForAll({
  'shell.html': '<html><head></head><body>the page</body></html>',
  'routes.json': JSON.stringify({
    heads: { '': [], b: [] },
    missing: { title: 'Missing', noindex: true },
    paths: ['/', phoneCallForm.path],
  }),
})

type Server = Awaited<ReturnType<typeof aServer>>

const send = (server: Server, telephone: string, headers = {}, prefix = '') =>
  server.app.request(prefix + phoneCallForm.path, {
    method: 'POST',
    body: new URLSearchParams({ [phoneCallForm.field]: telephone }),
    headers,
  })

/** The stored calls of a server, and whether the file contains a number in plain text. */
async function kept(dataDir: string) {
  const db = openDatabase({ databaseUrl: null, dataDir })
  const rows = await db.selectFrom('support_requests').selectAll().execute()
  const sent = await db.selectFrom('outbox').selectAll().where('topic', '=', 'call.requested').execute()
  await db.destroy()
  return { calls: rows.length, told: sent.length, isSealed: rows.every(({ phone }) => !phone.includes('99123')) }
}

it('a telephone sent without scripts requests a call, and the reply is a page with a link to its campaign', async () => {
  const dataDir = join(siteFolder, 'asked')
  const server = await aServer({ DATA_DIR: dataDir }, { siteFolder })
  const answer = await send(server, '(16) 99123-4567', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, '/b')
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const part of [phoneCallTexts.asked, phoneCallTexts.soon, 'href="/b"']) expect(html).toContain(part)
  expect(await kept(dataDir)).toEqual({ calls: 1, told: 1, isSealed: true })
  await server.stop()
})

it('a wrong number is asked for again without repeating it, and a form from another site is refused', async () => {
  const dataDir = join(siteFolder, 'refused')
  const server = await aServer({ DATA_DIR: dataDir }, { siteFolder })
  const wrong = await send(server, '(10) 99123-4567')
  const html = await wrong.text()
  expect([wrong.status, html.includes(refusals['phone.invalid']), html.includes('99123')]).toEqual([422, true, false])
  expect(html).toContain(`<form method="post" action="${phoneCallForm.path}">`)
  const other = await send(server, '(16) 99123-4567', {
    'Sec-Fetch-Site': 'cross-site',
    Origin: 'https://evil.example',
  })
  expect([other.status, (await other.text()).includes(otherSiteTexts.title)]).toEqual([403, true])
  expect(await kept(dataDir)).toMatchObject({ calls: 0 })
  await server.stop()
})

it('requests for calls without scripts count like those of the API', async () => {
  const server = await aServer({ WRITES_PER_MINUTE: '1' }, { siteFolder })
  expect((await send(server, '(16) 99123-4567')).status).toBe(200)
  const many = await send(server, '(16) 99123-4567')
  expect([many.status, many.headers.get('retry-after')]).toEqual([429, '60'])
  await server.stop()
})

it('one number is called a few times an hour, over both ways, without affecting others', async () => {
  const server = await aServer({ CUSTOMER_LOOKUPS_PER_HOUR: '30' }, { siteFolder })
  const ask = async (telephone: string) => (await server.visitor().call('requestCall', { body: { telephone } })).status
  expect((await send(server, '(16) 99123-4567')).status).toBe(200)
  expect(await ask('16991234567')).toBe(200)
  expect(await ask('16991234567')).toBe(429)
  expect((await send(server, '(16) 99123-4567')).status).toBe(429)
  expect(await ask('16991234568')).toBe(200)
  await server.stop()
})

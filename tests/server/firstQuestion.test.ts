import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const siteFolder = folderForAll({
  'shell.html': '<html><head></head><body>the page</body></html>',
  'routes.json': JSON.stringify({
    heads: { '': [] },
    missing: { title: 'Missing', noindex: true },
    paths: ['/chat', '/checkout/nr-imovel'],
    redirects: [],
  }),
})
const dataDir = join(siteFolder, 'data')

describe('an answer to the first question without scripts', () => {
  it('is left out while the database is away, but the page is sent', async () => {
    const other = await aServer({ DATA_DIR: dataDir }, { siteFolder })
    const db = openDatabase({ databaseUrl: null, dataDir: dataDir })
    await db.schema.dropTable('visits').execute()
    const page = await other.app.request('/checkout/nr-imovel', { headers: { Cookie: 'visit=kept' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('the page')])
    await db.destroy()
    await other.stop()
  })

  it('gets a refusal in words if it is invalid', async () => {
    const strict = await aServer({ WRITES_PER_MINUTE: '1' }, { siteFolder })
    const sent = async (cep: string) =>
      strict.app.request('/chat', { method: 'POST', body: new URLSearchParams({ cep }) })
    expect((await sent('14010100')).status).toBe(303)
    const [many, large] = [await sent('14010100'), await sent('1'.repeat(33_000))]
    expect([many.status, many.headers.get('content-type'), many.headers.get('retry-after')]).toEqual([
      429,
      'text/plain; charset=UTF-8',
      '60',
    ])
    expect(await many.text()).toBe('Foram muitas tentativas em pouco tempo. Espere um pouco e tente de novo.')
    expect([large.status, await large.text()]).toEqual([413, 'Os dados enviados são grandes demais.'])
    await strict.stop()
  })
})

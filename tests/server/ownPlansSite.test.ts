import { beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { sampleLine } from '../../server/sample/sampleNotice.ts'
import { aServer } from '../support/aServer.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { anOperatorFolder } from '../support/operatorFolder.ts'
import { filesOfVale } from '../support/operators/fibraDoVale.ts'
import { folderForAll, folderForTest } from '../support/temporaryFolder.ts'

const html = (name: string) => `<html ><head></head><body>${name}</body></html>`
const home = { title: 'Home', noindex: false, paths: ['/'] }
const files = {
  'index.html': html('for 59,99'),
  'shell.html': html('shell'),
  'b/index.html': html('for 89,99'),
  'b/shell.html': html('shell of b'),
  'regulamentos/index.html': html('rules of 59,99'),
  'chat/index.html': html('first question'),
  'planos/index.html': html('where for 59,99'),
  'routes.json': JSON.stringify({
    heads: { '': [home], b: [] },
    missing: { title: 'Missing', noindex: true },
    paths: ['/', '/chat', '/regulamentos'],
    priced: ['/', '/b', '/regulamentos', '/planos'],
  }),
}
const siteFolder = folderForAll(files)
let dataDir = ''
beforeEach(() => {
  dataDir = folderForTest()
})

const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')

/** A production that sells the sample, and a function that imports files. */
async function production() {
  const settings = { NODE_ENV: 'production', OPERATOR: 'sample', DATA_DIR: dataDir, MASTER_KEY }
  const server = await aServer(settings, { siteFolder })
  const shown = async (path: string) => {
    const sent = await server.app.request(path)
    const text = await sent.text()
    return sent.status === 200
      ? (/<body>(?:<aside.*<\/aside>)?(.*)<\/body>/.exec(text)?.[1] ?? text)
      : sent.headers.get('location')
  }
  const bringIn = async (all: Record<string, string>) => {
    const folder = anOperatorFolder(all)
    const db = openDatabase(readEnv(settings))
    await importFolder(await aWorkshop(db, settings), openFolder(folder.path), new Date())
    await db.destroy()
    folder.gone()
    await server.readPresent()
  }
  return { server, shown, bringIn }
}

it('sends no page with the product’s plans or prices once others are imported', async () => {
  const { server, shown, bringIn } = await production()
  const pages = ['/', '/b', '/regulamentos', '/chat', '/planos']
  const shownAll = () => Promise.all(pages.map(shown))
  expect(await shownAll()).toEqual(['for 59,99', 'for 89,99', 'rules of 59,99', 'first question', 'where for 59,99'])
  expect(await shown('/sitemap.xml')).toContain('/planos</loc>')
  await bringIn(filesOfVale())
  expect(await shownAll()).toEqual(['shell', '/', 'shell', 'first question', '/'])
  expect(await shown('/b?utm_source=x')).toBe('/?utm_source=x')
  expect(await (await server.app.request('/')).text()).toContain('<title>Home</title>')
  expect(await shown('/sitemap.xml')).not.toContain('/planos</loc>')
  const inB = (filesOfVale()['plans.csv'] ?? '').replace('119,90",,,,', '119,90",,,b,')
  await bringIn({ 'plans.csv': inB })
  expect(await shown('/b')).toBe('shell of b')
  await server.stop()
})

it('keeps the pages of plans, but not of towns, if an operator sells the product’s plans', async () => {
  const { server, shown, bringIn } = await production()
  const { 'plans.csv': _, ...network } = filesOfVale()
  await bringIn(network)
  expect([await shown('/'), await shown('/planos')]).toEqual(['for 59,99', '/'])
  await server.stop()
})

it('says that it is a sample until an operator is imported, without a restart', async () => {
  const { server, bringIn } = await production()
  const said = async (path: string) => (await (await server.app.request(path)).text()).includes(sampleLine)
  const pages = ['/chat', '/sem-lembretes?de=nobody']
  expect(await Promise.all(pages.map(said))).toEqual([true, true])
  await bringIn(filesOfVale())
  expect(await Promise.all(pages.map(said))).toEqual([false, false])
  await server.stop()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtFrom } from '../../scripts/build/builtFrom.ts'
import { operatorSite } from '../../scripts/build/operatorSite.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { isImported } from '../../server/operatorData/importEditions.ts'
import { lostDocumentEditions, lostEditionsIn } from '../../server/operatorData/lostDocumentEditions.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { notOwnSite } from '../../server/start/sellerWarnings.ts'
import { readSiteFile } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import { pages } from '../../src/content/pages.ts'
import * as names from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { reserved, siteFileNames, siteFileSchemas } from '../../src/api/contract/operatorSite/siteFileSchemas.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { aFolder, smallOperator } from '../support/operatorFolder.ts'
import { siteOfVale } from '../support/operators/fibraDoVale.ts'

const fileOfVale = (name: string) => readFileSync(join(siteOfVale, name), 'utf8')
const ofVale: Record<string, string> = Object.fromEntries(siteFileNames.map((name) => [name, fileOfVale(name)]))

/** Imports a folder into an empty database. Returns the faults, and whether it sells. */
async function bringIn(files: Record<string, string>) {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  const faults = await importFolder(await aWorkshop(db), openFolder(aFolder(files).path), new Date()).then(
    () => [],
    (error: unknown) => String(error).split('\n  ').slice(1),
  )
  const isSold = await isImported(db)
  await db.destroy()
  return { faults, isSold }
}

it('the files that pages are built from can be exported', async () => {
  const folder = aFolder()
  await builtFrom(folder.path)
  for (const name of siteFileNames)
    expect(readSiteFile<unknown>(Buffer.from(folder.read(name)), siteFileSchemas[name])).toEqual({
      value: JSON.parse(folder.read(name)),
    })
  expect(JSON.parse(folder.read('site.json'))).toMatchObject({ brand: names.brand, contact: names.contact })
  expect(JSON.parse(folder.read('campaigns.json'))).toContainEqual(expect.objectContaining({ prefix: 'livelo' }))
  const { contrato } = JSON.parse(folder.read('documents.json'))
  expect(contrato.editions[0].clauses[0]).toMatchObject({
    id: 'partes',
    paragraphs: [expect.any(String), expect.any(String)],
  })
})

it('an import checks them with the rest, and sells only without faults', async () => {
  expect(await bringIn({ ...smallOperator, ...ofVale })).toEqual({ faults: [], isSold: true })
  const broken = {
    ...ofVale,
    'site.json': fileOfVale('site.json').replace('0800 777 3030', 'ligue'),
    'campaigns.json':
      '[{"prefix":"Vale Verde","title":"","lpOrigin":"LP","hides":["menu"],"colour":"azul"},{"prefix":"b/chat","title":"R"}]',
    'documents.json': '{\n "contrato": }',
  }
  expect(await bringIn({ ...smallOperator, ...broken })).toEqual({
    faults: [
      'campaigns.json: 0.prefix is no beginning of an address such as natal',
      'campaigns.json: 0.title is empty',
      'campaigns.json: 0.hides.0 is none of sales, support, coverage, apps, business, gamer',
      'campaigns.json: 0 has colour, which is unknown',
      'campaigns.json: 1.prefix is that of a page',
      'campaigns.json: 1.lpOrigin is missing, or no string',
      'documents.json: is no JSON in UTF-8',
      'site.json: contact.sales is no telephone number such as 0800 555 1020',
    ],
    isSold: false,
  })
})

it('an edition that orders may have accepted must stay, and editions must be in order', () => {
  const { contrato, ...others } = JSON.parse(fileOfVale('documents.json'))
  const [newest, before] = contrato.editions
  const built = { ...others, contrato }
  const withEditions = (editions: object[]) => ({ ...others, contrato: { ...contrato, editions } })
  const next = { ...newest, version: 3 }
  expect(lostDocumentEditions(built, withEditions([next, newest, before]))).toEqual([])
  expect(lostDocumentEditions(built, withEditions([next, newest]))).toEqual([
    expect.stringContaining('contrato lacks its edition 1'),
  ])
  expect(lostDocumentEditions(built, withEditions([{ ...newest, clauses: before.clauses }, before]))).toEqual([
    expect.stringContaining('contrato changes its edition 2'),
  ])
  const dist = aFolder({ 'documents.json': JSON.stringify(built) })
  const given = aFolder({ 'documents.json': JSON.stringify(withEditions([newest])) })
  const lost = () => lostEditionsIn(join(given.path, 'documents.json'), dist.path)
  expect(lost()).toEqual([])
  dist.write('own-documents', '')
  expect(lost()).toEqual([expect.stringContaining('contrato lacks its edition 1')])
  const faultsOf = (editions: object[]) =>
    readSiteFile(Buffer.from(JSON.stringify(withEditions(editions))), siteFileSchemas['documents.json'])
  expect(faultsOf([before, newest])).toMatchObject({ faults: [expect.stringContaining('are not the newest first')] })
  expect(faultsOf([newest, newest])).toMatchObject({ faults: [expect.stringContaining('are not the newest first')] })
  expect(faultsOf([{ ...next, since: '01/12/2099' }, newest])).toMatchObject({
    faults: [expect.stringContaining('not in force yet')],
  })
})

it('no campaign may have the path of a page', () => {
  const first = pages.flatMap(({ path, also = [] }) => [path, ...also].map((each) => each.split('/')[1] ?? ''))
  const own = new Set(first.filter((segment) => segment !== '' && !/[:*]/.test(segment)))
  const beginnings = new Set(campaigns.map(({ prefix }) => prefix.split('/')[0]))
  expect([...own].filter((segment) => !reserved.has(segment) && !beginnings.has(segment))).toEqual([])
})

it('a folder with only them is checked, and changes no sold data', async () => {
  expect(await bringIn(ofVale)).toEqual({ faults: [], isSold: false })
})

it('an operator without them is warned about the names on pages', () => {
  expect(notOwnSite()).toEqual([
    expect.stringContaining('deploy/site has no site.json'),
    expect.stringContaining('deploy/site has no documents.json'),
  ])
})

it('a browser gets the names, and no reader', async () => {
  const path = join(import.meta.dirname, '../../src/api/contract/operatorSite/brandAndContact.ts')
  const { load } = operatorSite
  if (typeof load !== 'function') throw new Error('the plug-in loads nothing')
  const code = String(await Reflect.apply(load, {}, [path]))
  expect(code).toContain(`export const brandName = "${names.brandName}"`)
  expect(code).not.toMatch(/import|readFileSync|zod/)
  expect(await Reflect.apply(load, {}, [path.replace('brandAndContact', 'siteFileSchemas')])).toBeNull()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { builtFrom } from '../../scripts/builtFrom.ts'
import { operatorSite } from '../../scripts/operatorSite.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { isImported } from '../../server/operatorData/editions.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { notOwnSite } from '../../server/sellerWarnings.ts'
import { readSiteFile } from '../../src/api/contract/operatorSite/givenFile.ts'
import * as names from '../../src/api/contract/operatorSite/names.ts'
import { siteFileNames, siteFiles } from '../../src/api/contract/operatorSite/siteFiles.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { anOperatorFolder, type OperatorFolder, smallOperator } from '../support/operatorFolder.ts'
import { siteOfVale } from '../support/operators/fibraDoVale.ts'

const folders: OperatorFolder[] = []
afterEach(() => folders.splice(0).forEach((each) => each.gone()))

function aFolder(files: Record<string, string> = {}): OperatorFolder {
  const folder = anOperatorFolder(files)
  folders.push(folder)
  return folder
}

const fileOfVale = (name: string) => readFileSync(join(siteOfVale, name), 'utf8')
const ofVale: Record<string, string> = Object.fromEntries(siteFileNames.map((name) => [name, fileOfVale(name)]))

/** Imports a folder into a database without data. Tells each fault, and whether it is sold from. */
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

it('what pages are built from is written as files that can be given', async () => {
  const folder = aFolder()
  await builtFrom(folder.path)
  for (const name of siteFileNames)
    expect(readSiteFile<unknown>(folder.read(name), siteFiles[name])).toEqual({
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

it('an import checks them with the rest, and sells only where none has a fault', async () => {
  expect(await bringIn({ ...smallOperator, ...ofVale })).toEqual({ faults: [], isSold: true })
  const broken = {
    ...ofVale,
    'site.json': fileOfVale('site.json').replace('0800 777 3030', 'ligue'),
    'campaigns.json': '[{"prefix":"Vale Verde","title":"","lpOrigin":"LP","mural":"barco"}]',
    'documents.json': '{',
  }
  expect(await bringIn({ ...smallOperator, ...broken })).toEqual({
    faults: [
      'campaigns.json: 0.prefix is no beginning of an address such as natal',
      'campaigns.json: 0.title is empty',
      expect.stringContaining('campaigns.json: 0.mural '),
      'documents.json: is no JSON',
      'site.json: contact.sales is no telephone number such as 0800 555 1020',
    ],
    isSold: false,
  })
})

it('a folder with them alone is checked, and changes nothing that is sold', async () => {
  expect(await bringIn(ofVale)).toEqual({ faults: [], isSold: false })
})

it('who sells without them is told whose names pages have', () => {
  expect(notOwnSite()).toEqual([
    expect.stringContaining('deploy/site has no site.json'),
    expect.stringContaining('deploy/site has no documents.json'),
  ])
})

it('a browser gets the names, and nothing that reads them', async () => {
  const path = join(import.meta.dirname, '../../src/api/contract/operatorSite/names.ts')
  const { load } = operatorSite
  if (typeof load !== 'function') throw new Error('the plug-in loads nothing')
  const code = String(await Reflect.apply(load, {}, [path]))
  expect(code).toContain(`export const brandName = "${names.brandName}"`)
  expect(code).not.toMatch(/import|readFileSync|zod/)
  expect(await Reflect.apply(load, {}, [path.replace('names', 'siteFiles')])).toBeNull()
})

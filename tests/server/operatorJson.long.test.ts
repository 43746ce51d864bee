import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { diffFolder } from '../../server/operatorData/diff.ts'
import { exportFolder } from '../../server/operatorData/export.ts'
import { isWritten, kinds, kindsReplacedWhole } from '../../server/operatorData/fileKinds.ts'
import { asJson, openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { aFolder, type OperatorFolder, smallOperator } from '../support/operatorFolder.ts'
import { anOperatorDb } from '../support/operatorDb.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
let db: Db
beforeEach(async () => {
  db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
})
afterEach(async () => {
  await db.destroy()
})

const bringIn = async ({ path }: OperatorFolder) => importFolder(await aWorkshop(db), openFolder(path), now)

/** The small operator with one of its files as JSON. */
function withJson(file: string, text: string): OperatorFolder {
  const { [file]: _, ...others } = smallOperator
  return aFolder({ ...others, [file.replace('csv', 'json')]: text })
}

const cities = [{ id: 'vale', name: 'Vale Verde', state: 'MG', infraco: 'rede-do-vale' }]
const faultsOf = (folder: OperatorFolder) =>
  bringIn(folder).catch((error: unknown) => String(error).split('\n  ').slice(1))

it('an export as JSON is imported with the same values as a CSV', async () => {
  const sample = await anOperatorDb()
  const [json, before, after] = [aFolder(), aFolder(), aFolder()]
  const workshop = await aWorkshop(sample)
  await exportFolder(workshop, json.path, { who: null, asJson: true }, now)
  await exportFolder(workshop, before.path, { who: null }, now)
  await sample.destroy()
  expect(JSON.parse(json.read('crews.json'))[0]).toMatchObject({
    weekday: 1,
    period: 'manha',
    visits: expect.any(Number),
  })
  expect(JSON.parse(json.read('streets.json'))[0]).toMatchObject({ block_allotment: false })
  expect(JSON.parse(json.read('plans.json'))[0]).toMatchObject({
    price: expect.any(Number),
    campaigns: expect.any(Array),
    state: null,
  })
  await bringIn(json)
  await exportFolder(await aWorkshop(db), after.path, { who: null }, now)
  for (const name of kindsReplacedWhole.filter(isWritten))
    expect(after.read(kinds[name].file)).toBe(before.read(kinds[name].file))
  await expect(exportFolder(await aWorkshop(db), json.path, { who: null }, now)).rejects.toThrow('has crews.json')
})

it.each<[string, unknown[], string[]]>([
  ['cities.csv', [...cities, { ...cities[0], id: 'rio', state: 'XX' }], ['cities.json element 2 state: ']],
  ['cities.csv', [...cities, ...cities], ['cities.json element 2 id: is that of element 1 too']],
  ['cities.csv', [...cities, 'rio'], ['cities.json element 2: is no object']],
  ['cities.csv', [{ ...cities[0], stat: 'MG' }], ['cities.json element 1 stat: is unknown']],
  ['cities.csv', [{ ...cities[0], name: ['Vale'] }], ['cities.json element 1 name: is no single value']],
  ['crews.csv', [{ region: 'vale', weekday: 9, period: 'manha' }], ['crews.json element 1 visits: is missing']],
  [
    'crews.csv',
    [{ region: 'vale', weekday: 1.5, period: 'manha', visits: 2 }],
    ['crews.json element 1 weekday: is no number'],
  ],
  [
    'buildings.csv',
    [{ cep: '35900010', number: 12, complements: ['Apto 11|Apto 12'] }],
    ['buildings.json element 1 complements: is no list of texts'],
  ],
])('a fault of %s as %j is reported by element and field', async (file, elements, told) => {
  const faults = await faultsOf(withJson(file, JSON.stringify(elements)))
  for (const each of told) expect(faults).toContainEqual(expect.stringContaining(each))
})

it.each([
  ['[\n{"id": "secret",\n}]', 'cities.json: is no JSON in UTF-8 from line 3 on'],
  ['{"id": "secret"}', 'cities.json: is no array of objects'],
  ['[{"id": secret}]', 'cities.json: is no JSON in UTF-8'],
])('a file that is no JSON array is refused without its content: %s', async (text, told) => {
  const faults = await faultsOf(withJson('cities.csv', text))
  expect(faults).toContain(told)
  expect(JSON.stringify(faults)).not.toContain('secret')
})

it('a folder may have both formats, but one per file', async () => {
  const folder = withJson('cities.csv', JSON.stringify(cities))
  await bringIn(folder)
  folder.write('cities.json', JSON.stringify([{ ...cities[0], name: 'Vale Azul' }]))
  const differences = await diffFolder(await aWorkshop(db), openFolder(folder.path), false)
  expect(differences.find(({ file }) => file === asJson(kinds.cities))).toMatchObject({ changed: 1, added: 0 })
  folder.write('cities.csv', smallOperator['cities.csv'] ?? '')
  expect(() => openFolder(folder.path)).toThrow('has cities.csv and cities.json: keep one of them.')
})

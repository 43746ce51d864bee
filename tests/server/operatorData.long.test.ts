import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownStreamingNames } from '../../src/api/contract/sale/streamings.ts'
import { checkCoverage } from '../../server/coverage/checkCoverage.ts'
import { coverageFromDatabase } from '../../server/coverage/coverageFromDatabase.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { checkFolder } from '../../server/operatorData/checkFolder.ts'
import { diffFolder } from '../../server/operatorData/diff.ts'
import { exportFolder } from '../../server/operatorData/export.ts'
import { makeFaults } from '../../server/operatorData/fileFaults.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { isWritten, kinds, kindsReplacedWhole } from '../../server/operatorData/fileKinds.ts'
import { withCommandDatabase, type CommandDatabase } from '../../server/operatorData/commandDatabase.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { migrate } from '../../server/db/migrate.ts'
import { aConfirmedLead, aPlanId, finish } from '../support/anOrder.ts'
import { bothDatabases, prepared, shopOn } from '../support/databases.ts'
import { anOperatorDb } from '../support/operatorDb.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { aFolder, type OperatorFolder, smallOperator } from '../support/operatorFolder.ts'

const now = new Date('2026-11-20T15:00:00.000Z')

/** In the format of a Brazilian spreadsheet. */
const asSheet = (text: string) => `\uFEFF${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}`

const bringIn = async (db: Db, { path }: OperatorFolder, settings?: Record<string, string>) =>
  importFolder(await aWorkshop(db, settings), openFolder(path), now)

async function anEmptyDb() {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  return db
}

const faultsIn = async (folder: OperatorFolder) => {
  const db = await anEmptyDb()
  const error = await bringIn(db, folder).then(
    () => 'none',
    (thrown: unknown) => String(thrown),
  )
  await db.destroy()
  return error
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
}

describe.each(bothDatabases)('the data of an operator on $database', (kind) => {
  const shop = shopOn(kind, { each: true })
  const database = prepared(kind)

  it.skipIf(kind.missing !== null)('is the same after an export and an import, file by file', async () => {
    const { db, empty: from } = shop()
    const [first, second] = [aFolder({}), aFolder({})]
    await exportFolder(await aWorkshop(db, from.settings), first.path, { who: null }, now)
    const empty = await database.empty({ filled: false })
    const other = openDatabase(empty.place)
    await migrate(other)
    await bringIn(other, first, empty.settings)
    await exportFolder(await aWorkshop(other, empty.settings), second.path, { who: null }, now)
    for (const name of kindsReplacedWhole.filter(isWritten))
      expect(second.read(kinds[name].file)).toBe(first.read(kinds[name].file))
    await other.destroy()
  })

  it.skipIf(kind.missing !== null)(
    'sells to the next visitor of a running server, and the sample is gone',
    async () => {
      const { db, server, empty } = shop()
      const visitor = server.visitor()
      const asked = async (query: Record<string, string>) => (await visitor.call('coverage', { query })).body
      const here = { cep: '35900010', number: '35' }
      expect(await asked(here)).toMatchObject({ reason: 'no-network' })
      await bringIn(db, aFolder(smallOperator), empty.settings)
      expect(await asked(here)).toMatchObject({ infra: { infraco: 'rede-do-vale', technology: 'GPON' } })
      expect(await asked({ cep: at.covered.cep, number: '35' })).toMatchObject({ reason: 'no-network' })
      expect(await asked({ cep: '35900020', blockNumber: '2', lotNumber: '7' })).toMatchObject({ reason: null })
      const slots = await visitor.call('slots', { query: { cep: here.cep } })
      expect(JSON.stringify(slots.body)).toContain('"free":true')
    },
  )

  it.skipIf(kind.missing !== null)('changes only in the file that is imported again', async () => {
    const { db, empty } = shop()
    const folder = aFolder(smallOperator)
    await bringIn(db, folder, empty.settings)
    const again = aFolder({ 'splitters.csv': folder.read('splitters.csv').replace(',8,3', ',8,8') })
    await bringIn(db, again, empty.settings)
    expect(
      await checkCoverage(
        { cep: '35900010', number: '35' },
        { coverage: coverageFromDatabase({ db }), catalogue: builtInCatalogue },
      ),
    ).toMatchObject({
      reason: 'no-free-port',
    })
    expect(await db.selectFrom('splitter_rows').select('edition').execute()).toEqual([{ edition: 2 }, { edition: 2 }])
    expect(await db.selectFrom('city_rows').select('edition').execute()).toEqual([{ edition: 1 }])
  })

  it.skipIf(kind.missing !== null)('is changed by one command at a time, in a new database', async () => {
    const { settings } = await database.empty({ filled: false })
    const alone = <T>(work: (workshop: CommandDatabase) => Promise<T>) =>
      withCommandDatabase(readEnv(settings), () => undefined, work)
    await alone(async (workshop) => {
      await expect(alone(async () => 'both')).rejects.toThrow('Another command')
      await importFolder(workshop, openFolder(aFolder(smallOperator).path), now)
    })
    await expect(alone(async () => 'next')).resolves.toBe('next')
  })
})

describe.each(bothDatabases)('an order in progress on $database', (kind) => {
  const shop = shopOn(kind, { each: true })

  it.skipIf(kind.missing !== null)(
    'is placed at its price and with its visit if an import still covers its home',
    async () => {
      const { db, server, empty } = shop()
      const visitor = server.visitor()
      const id = await aConfirmedLead(visitor)
      const workshop = await aWorkshop(db, empty.settings)
      const folder = aFolder({})
      await exportFolder(workshop, folder.path, { who: null }, now)
      await importFolder(workshop, openFolder(folder.path), now)
      expect(await finish(visitor, id)).toMatchObject({ status: 200, body: { success: true } })
      expect(await db.selectFrom('orders').select('plan_id').execute()).toEqual([{ plan_id: aPlanId }])
      expect(await db.selectFrom('bookings').selectAll().execute()).toHaveLength(1)
    },
  )

  it.skipIf(kind.missing !== null)('is refused if its home is no longer covered', async () => {
    const { db, server, empty } = shop()
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await bringIn(db, aFolder(smallOperator), empty.settings)
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'plan.unavailable' } })
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })
})

describe('a folder', () => {
  it('changes nothing if it has faults, and reports file, line and column of each', async () => {
    const folder = aFolder(smallOperator)
    folder.change('streets.csv', '35900020,vale', '3590002,vale')
    folder.change('splitters.csv', '1,199,20,8,3', '200,199,20,8,3')
    folder.change('cabinets.csv', 'GPON', 'DSL')
    folder.change('lots.csv', 'V-1-2', 'V-9')
    folder.change('crews.csv', 'vale,3,tarde,1\n', 'vale,1,manha,1\nvale,3,noite,1\nvale,2,manha\n')
    expect(await faultsIn(folder)).toEqual([
      'crews.csv:4 period: is none of manha, tarde',
      'crews.csv:5: has 3 cells, and the header 4',
      'crews.csv:3 region weekday period: is that of line 2 too',
      'streets.csv:3 cep: O CEP tem oito números, como em 14010-100.',
      'cabinets.csv:2 technology: is none of EPON, GPON, XGS-PON',
      'splitters.csv:2 to_number: is less than from_number',
      'splitters.csv:2 cabinet: is not in cabinets.id',
      'splitters.csv:3 cabinet: is not in cabinets.id',
      'splitters.csv:3 cep: is not in streets.cep',
      'lots.csv:2 cep: is not in streets.cep',
      'lots.csv:2 splitter: is not in splitters.id',
    ])
  })

  it.each([
    ['an unknown column', 'id,name,state,infra\n', [/^cities.csv:1 infraco: is missing/, /^cities.csv:1: .*'infra'/]],
    [
      'a quote that does not close',
      'id,name,state,infraco\nvale,"Vale,MG,x\n',
      [/^cities.csv:2: a quote does not close/],
    ],
    ['a quote inside a cell', 'id,name,state,infraco\nvale,V"al"e,MG,x\n', [/^cities.csv:2: a quote stands inside/]],
    ['nothing', '', [/^cities.csv:1: has no header/]],
    ['an unseen character', 'id,name,state,infraco\nvale,Va\u200Ble,MG,x\n', [/^cities.csv:2 name: Há um caractere/]],
  ])('is refused for %s', async (_, text, wanted) => {
    const told = await faultsIn(aFolder({ ...smallOperator, 'cities.csv': text }))
    for (const [n, each] of wanted.entries()) expect(told[n]).toMatch(each)
  })

  it('is refused in another encoding, or with an unknown file', async () => {
    const folder = aFolder(smallOperator)
    const latin = Buffer.from('id,name,state,infraco\nvale,São Roque,MG,x\n', 'latin1')
    writeFileSync(join(folder.path, 'cities.csv'), latin)
    expect(await faultsIn(folder)).toContain('cities.csv:1: is not in UTF-8 from about here on')
    folder.write('splitter.csv', '')
    expect(() => openFolder(folder.path)).toThrow(/splitter.csv in .* is no file of an operator/)
    expect(() => openFolder('nowhere')).toThrow('nowhere is no folder.')
  })

  it('accepts a Brazilian spreadsheet’s semicolons, byte order mark and line ends', async () => {
    const db = await anEmptyDb()
    const sheets = Object.entries(smallOperator).map(([file, text]) => [file, asSheet(text)])
    await bringIn(db, aFolder(Object.fromEntries(sheets)))
    const streets = await db.selectFrom('streets').select('street').orderBy('cep').execute()
    expect(streets).toEqual([{ street: 'Rua "das Flores"' }, { street: 'Rua do Rio' }])
    await db.destroy()
  })

  it('reports the first fifty of many faults, and their number', async () => {
    const lines = Array.from({ length: 80 }, (_, n) => `vale-${n},Vale,XX,x\n`)
    const told = await faultsIn(aFolder({ ...smallOperator, 'cities.csv': `id,name,state,infraco\n${lines.join('')}` }))
    expect(told).toHaveLength(51)
    expect(told.at(-1)).toMatch(/^and \d+ more$/)
  })

  it('needs all files if it is the first, and must fit the remaining data otherwise', async () => {
    const partial = aFolder({ 'cities.csv': 'id,name,state,infraco\nserra,Serra Azul,MG,x\n' })
    const told = await faultsIn(partial)
    expect(told).toEqual(['crews', 'streets', 'cabinets', 'splitters'].map((each) => `${each}.csv: is missing`))
    const db = await anEmptyDb()
    await bringIn(db, aFolder(smallOperator))
    await expect(bringIn(db, partial)).rejects.toThrow('the present streets city: is not in cities.id')
    await db.destroy()
  })
})

describe('before an import', () => {
  it('a comparison reports added, changed and removed rows, and a check the number of rows', async () => {
    const db = await anEmptyDb()
    await bringIn(db, aFolder(smallOperator))
    const folder = aFolder(smallOperator)
    folder.change('splitters.csv', 'V-1-2,V-1,35900020,,,8,8,0', 'V-1-3,V-1,35900020,,,8,8,0')
    folder.change('splitters.csv', '20,8,3', '21,8,4')
    folder.change('lots.csv', 'V-1-2', 'V-1-3')
    expect(await checkFolder(await aWorkshop(db), openFolder(folder.path), makeFaults())).toMatchObject({
      splitters: 2,
      lots: 1,
      crews: 2,
    })
    const [splitters, lots, ...others] = (await diffFolder(await aWorkshop(db), openFolder(folder.path), false)).slice(
      4,
    )
    expect(splitters).toEqual({
      file: 'splitters.csv',
      added: 1,
      changed: 1,
      removed: 1,
      examples: ['~ V-1-1: homes, ports_used', '+ V-1-3', '- V-1-2'],
    })
    expect(lots).toMatchObject({ changed: 1, examples: ['~ 35900020 2 7: splitter'] })
    expect(others).toEqual([{ file: 'buildings.csv', added: 0, changed: 0, removed: 0, examples: [] }])
    await db.destroy()
  })

  it('a comparison with the sample reports that all of it is removed', async () => {
    const db = await anOperatorDb()
    const [, cities] = await diffFolder(await aWorkshop(db), openFolder(aFolder(smallOperator).path), true)
    expect(cities).toMatchObject({ file: 'cities.csv', added: 1, removed: 12 })
    await db.destroy()
  })
})

it('the page for operators names every file with its columns in the order of an export, and every subscription', () => {
  const page = readFileSync('docs/operator-data.md', 'utf8')
  for (const slug of Object.keys(ownStreamingNames)) expect(page).toContain(`\`${slug}\``)
  for (const { file, columns } of Object.values(kinds)) {
    const named = Object.keys(columns).map((name) => `\`${name}\``)
    expect(page).toContain(`| \`${file}\` | ${named.join(', ')} |`)
  }
})

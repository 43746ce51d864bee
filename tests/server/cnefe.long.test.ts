import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cepsOf } from '../../server/address/cepsByStreet.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { addStreetsToFolder } from '../../server/operatorData/addStreetsToFolder.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { type CnefeAddress, cnefeHeader, cnefeLine } from '../support/cnefeFile.ts'
import { aFolder, smallOperator } from '../support/operatorFolder.ts'

/** A file of addresses in its own folder. */
function addresses(text: string): string {
  const folder = aFolder({ '3543402_RIBEIRAO_PRETO.csv': text })
  return join(folder.path, '3543402_RIBEIRAO_PRETO.csv')
}

const belongs = { city: 'vale', region: 'vale' }
const streetsHeader = 'cep,city,street,neighborhood,block_allotment,region\n'
const palmeiras: CnefeAddress = { cep: '14010100', street: ['RUA', '', 'DAS PALMEIRAS'] }
const lines = (...all: CnefeAddress[]) => all.map((each, n) => cnefeLine(n, each)).join('')

describe('the addresses of IBGE', () => {
  it('become a street for each CEP, in mixed case', async () => {
    const folder = aFolder()
    const file = addresses(
      cnefeHeader +
        lines(
          palmeiras,
          palmeiras,
          { ...palmeiras, street: ['RUA', '', 'DAS PALMERAS'] },
          { cep: '14010-200', street: ['AVENIDA', 'DOUTOR', 'JOAO D’OESTE'], place: 'VILA DO SOL' },
          { cep: '14010300', street: ['RUA', '', 'XV  DE NOVEMBRO'] },
          { cep: '14010400', street: ['RUA', '', 'SEM DENOMINACAO'] },
        ),
    )
    expect(await addStreetsToFolder(folder.path, [file], belongs)).toEqual({ added: 4, present: 0, withoutCep: 0 })
    expect(folder.read('streets.csv')).toBe(
      `${streetsHeader}14010100,vale,Rua das Palmeiras,Centro,false,vale\n14010200,vale,Avenida Doutor Joao D’Oeste,Vila do Sol,false,vale\n14010300,vale,Rua XV de Novembro,Centro,false,vale\n14010400,vale,,Centro,false,vale\n`,
    )
  })

  it('give a CEP of many streets none, and count addresses without a CEP', async () => {
    const folder = aFolder()
    const many = ['DO SOL', 'DA LUA', 'DO RIO', 'DA SERRA'].map((name, n): CnefeAddress => ({
      cep: '35900000',
      street: ['RUA', '', name],
      place: `BAIRRO ${n}`,
    }))
    const file = addresses(cnefeHeader + lines(...many, { ...palmeiras, cep: '' }, { ...palmeiras, cep: '00000000' }))
    expect(await addStreetsToFolder(folder.path, [file], belongs)).toEqual({ added: 1, present: 0, withoutCep: 2 })
    expect(folder.read('streets.csv')).toBe(`${streetsHeader}35900000,vale,,,false,vale\n`)
  })

  it('change no known street, are imported with the other files, and are found by visitors', async () => {
    const folder = aFolder(smallOperator)
    const file = addresses(cnefeHeader + lines(palmeiras, { ...palmeiras, cep: '35900010' }))
    expect(await addStreetsToFolder(folder.path, [file], belongs)).toEqual({ added: 1, present: 1, withoutCep: 0 })
    expect(await addStreetsToFolder(folder.path, [file], belongs)).toEqual({ added: 0, present: 2, withoutCep: 0 })
    expect(folder.read('streets.csv')).toContain('35900010,vale,"Rua ""das Flores""",Centro,false,vale\n')
    const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
    await migrate(db)
    const counts = await importFolder(await aWorkshop(db), openFolder(folder.path), new Date())
    expect(counts.streets).toBe(3)
    expect((await cepsOf(db, { street: 'palmeiras', city: 'vale verde' })).ceps).toMatchObject([{ cep: '14010100' }])
    await db.destroy()
  })

  it.each([
    ['COD_MUNICIPIO;CEP\n', ':1 DSC_LOCALIDADE: is missing in the header'],
    ['', ':1: has no header'],
    [cnefeHeader + lines(palmeiras) + cnefeLine(2, { ...palmeiras, cep: '1401010' }), ':3 CEP: '],
    [cnefeHeader + lines(palmeiras) + 'a;b;c\n', ':3: has 3 cells, and the header 34'],
    [
      cnefeHeader + lines(palmeiras, { ...palmeiras, city: '3550308' }),
      ':3 COD_MUNICIPIO: is another than in the rows before',
    ],
    [`${cnefeHeader}1;"SP;3543402\n`, ':2: a quote does not close'],
  ])('change nothing if there is a fault, which is reported by file, line and column (%#)', async (text, fault) => {
    const folder = aFolder({ 'streets.csv': streetsHeader })
    const adding = addStreetsToFolder(folder.path, [addresses(text)], belongs)
    await expect(adding).rejects.toThrow(`3543402_RIBEIRAO_PRETO.csv${fault}`)
    expect([folder.read('streets.csv'), existsSync(join(folder.path, 'streets.csv.next'))]).toEqual([
      streetsHeader,
      false,
    ])
  })

  it('are not added to faulty streets', async () => {
    const folder = aFolder({ 'streets.csv': `${streetsHeader}1401,vale,Rua,Centro,false,vale\n` })
    const adding = addStreetsToFolder(folder.path, [addresses(cnefeHeader + lines(palmeiras))], belongs)
    await expect(adding).rejects.toThrow('streets.csv:2 cep: ')
    expect(folder.read('streets.csv')).toContain('1401,vale')
  })
})

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--max-old-space-size=48', 'scripts/operator/operator.ts', 'cnefe', ...args], {
    encoding: 'utf8',
  })

describe('the command', () => {
  it('takes 100,000 addresses within seconds and a small memory', () => {
    const folder = aFolder()
    const perCep = 20
    const text = Array.from({ length: 100_000 }, (_, n) => {
      const street = Math.floor(n / perCep)
      return cnefeLine(n, { cep: String(14_000_000 + street), street: ['RUA', 'DOUTOR', `MARIO ${street}`] })
    })
    const file = addresses(cnefeHeader + text.join(''))
    const begun = performance.now()
    const { status, stdout, stderr } = run(folder.path, file, '--city', 'ribeirao-preto', '--region', 'centro')
    expect([status, stdout, stderr]).toEqual([0, 'streets.csv: 5000 added, 0 there already\n', ''])
    expect((performance.now() - begun) / 1000).toBeLessThan(15)
    expect(folder.read('streets.csv').split('\n')).toHaveLength(5002)
  })

  it('says what it needs', () => {
    const folder = aFolder()
    const options = ['--city', 'vale', '--region', 'vale']
    expect(run(folder.path, ...options).stderr).toBe('✗ Say the files of addresses.\n')
    expect(run(folder.path, 'none.csv', '--region', 'vale').stderr).toBe('✗ Say the city, by --city ID.\n')
    expect(run(folder.path, 'none.csv', ...options).stderr).toBe('✗ none.csv is no file.\n')
  })
})

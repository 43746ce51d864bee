import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accountBanks } from '../../server/banks/banks.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { diffFolder } from '../../server/operatorData/diff.ts'
import { isImported } from '../../server/operatorData/importEditions.ts'
import { exportFolder } from '../../server/operatorData/export.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { aRenewal, finishRenewal, someCpf } from '../support/aCustomer.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { bothDatabases, shopOn } from '../support/databases.ts'
import { aFolder, smallOperator } from '../support/operatorFolder.ts'

const now = new Date('2026-11-20T15:00:00.000Z')

const [ana, bia] = [someCpf(1), someCpf(2)]
const header = 'id,cpf,product,name,email,phone,birth_date,mothers_name,loyalty_until,offers\n'
const anaRow = (cpf: string, offers = 'd600a|d1000a') =>
  `C-1,${cpf},fibre,Ana Prado,ana@correio.example,31991230001,04/02/1985,Rita Prado,31/12/2020,${offers}\n`
const biaRow = `C-2,${bia},copper,Bia Melo,,,30/12/1950,Rosa Melo,31/12/2020,d500a\n`
const withCustomers = (rows: string) => ({ ...smallOperator, 'customers.csv': header + rows })
const banks = {
  'banks.csv':
    'code,name,agency_digits,agency_check,account_digits,account_check\n001,Banco do Brasil,4,true,8,true\n999,Banco do Vale,,,,\n',
}

describe.each(bothDatabases)('customers and banks of an operator on $database', (kind) => {
  const shop = shopOn(kind, { each: true })
  const bringIn = async (files: Record<string, string>) => {
    const { db, empty } = shop()
    return importFolder(await aWorkshop(db, empty.settings), openFolder(aFolder(files).path), now)
  }

  it.skipIf(kind.missing !== null)(
    'are known from the next look-up on, encrypted, and those of the sample are gone',
    async () => {
      const { db, server } = shop()
      await bringIn(withCustomers(anaRow(ana) + biaRow))
      const visitor = server.visitor()
      expect((await aRenewal(visitor, ana)).offers).toEqual(['refidel-d600a', 'refidel-d1000a'])
      expect((await aRenewal(visitor, customerCards.renewal.cpf)).offers).toEqual([])
      const kept = JSON.stringify(await db.selectFrom('customers').selectAll().execute())
      for (const secret of [ana, 'Ana Prado', 'Rita', 'ana@correio', '31991230001', '1985'])
        expect(kept).not.toContain(secret)
      expect(await db.selectFrom('incoming_customers').selectAll().execute()).toEqual([])
      expect(await db.selectFrom('mobile_lines').selectAll().execute()).toEqual([])
    },
  )

  it.skipIf(kind.missing !== null)(
    'keep the offer of a running renewal, even if the next import has another',
    async () => {
      const { server } = shop()
      await bringIn(withCustomers(anaRow(ana) + biaRow))
      const visitor = server.visitor()
      const { id, baseUser } = await aRenewal(visitor, ana)
      await visitor.call('chooseRenewal', {
        params: { id_renewal_request_user: id },
        body: { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' },
      })
      await bringIn({ 'customers.csv': header + anaRow('', 'd500a') })
      expect((await aRenewal(server.visitor(), ana)).offers).toEqual(['refidel-d500a'])
      expect(await finishRenewal(visitor, id, 'refidel-d600a')).toMatchObject({ status: 200, body: { success: true } })
    },
  )

  it.skipIf(kind.missing !== null)(
    'are exported only with a name and a reason, and imported again without their CPF',
    async () => {
      const { db, empty } = shop()
      await bringIn(withCustomers(anaRow(ana) + biaRow))
      const workshop = await aWorkshop(db, empty.settings)
      const [without, whole] = [aFolder({}), aFolder({})]
      expect(await exportFolder(workshop, without.path, { who: null }, now)).not.toHaveProperty('customers')
      await exportFolder(workshop, whole.path, { who: 'the operator Rita: new system' }, now)
      expect(whole.read('customers.csv')).toBe(header + anaRow('') + biaRow.replace(bia, ''))
      expect(await db.selectFrom('operator_fetches').select(['name', 'feed', 'items']).execute()).toEqual([
        { name: 'the operator Rita: new system', feed: 'customers', items: 2 },
      ])
      const before = await db.selectFrom('customers').selectAll().orderBy('id').execute()
      expect((await diffFolder(workshop, openFolder(whole.path), false)).at(-1)).toMatchObject({
        added: 0,
        changed: 0,
        removed: 0,
      })
      await importFolder(workshop, openFolder(whole.path), now)
      expect(await db.selectFrom('customers').selectAll().orderBy('id').execute()).toEqual(before)
    },
  )

  it.skipIf(kind.missing !== null)('are compared by contract, without personal data', async () => {
    const { db, empty } = shop()
    await bringIn(withCustomers(anaRow(ana) + biaRow))
    const folder = aFolder({ 'customers.csv': `${header}${anaRow('', 'd500a')}${biaRow.replace('C-2', 'C-3')}` })
    const [told] = await diffFolder(await aWorkshop(db, empty.settings), openFolder(folder.path), false)
    expect(told).toMatchObject({ added: 1, changed: 1, removed: 1, examples: ['~ C-1: offers', '+ C-3', '- C-2'] })
  })

  it.skipIf(kind.missing !== null)('change nothing if there are faults', async () => {
    const rows =
      anaRow(ana, 'd9999x') +
      biaRow.replace('C-2', 'C-1') +
      anaRow('').replace('C-1', 'C-4') +
      anaRow(ana).replace('C-1', 'C-5')
    const told = await bringIn(withCustomers(rows)).catch(String)
    for (const line of [
      'Nothing was changed: 4 faults.',
      'customers.csv:2 offers: is not in plans.sku',
      'customers.csv:3 id: is that of line 2 too',
      'customers.csv:4 cpf: is empty, and there is no customer with this id to have it from',
      'customers.csv:5 cpf: has a contract of this product in line 2 too',
    ])
      expect(told).toContain(line)
    const { db } = shop()
    expect(await isImported(db)).toBe(false)
    expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(Object.keys(customerCards).length)
  })

  it.skipIf(kind.missing !== null)('can choose from the imported banks, or those of the register', async () => {
    const { server } = shop()
    const asked = async () => (await server.visitor().call('banks')).body
    expect(await asked()).toEqual({ banks: accountBanks })
    await bringIn({ ...smallOperator, ...banks })
    expect(await asked()).toEqual({
      banks: [
        accountBanks.find(({ code }) => code === '001'),
        { id: '999', code: '999', name: 'Banco do Vale', agency: null, account: null },
      ],
    })
  })
})

it('the faults of a folder name no customer', async () => {
  const folder = aFolder(withCustomers(anaRow(ana)))
  writeFileSync(join(folder.path, 'customers.csv'), header + anaRow('11111111111').replace('Ana Prado', 'Ana'))
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  const told = await importFolder(await aWorkshop(db), openFolder(folder.path), now).catch(String)
  expect(told).toContain('customers.csv:2 cpf: Esse CPF não existe.')
  expect(told).toContain('customers.csv:2 name: Escreva nome e sobrenome')
  expect(told).not.toMatch(/11111111111|Ana Prado|Rita/)
  await db.destroy()
})

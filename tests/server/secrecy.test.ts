import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { isWhole } from '../../server/leads/audit.ts'
import { masterKey, openVault, type Vault } from '../../server/secrets/vault.ts'
import { aCollaborator, codeMailed } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, finish, save } from '../support/anOrder.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
let DATA_DIR = ''
beforeEach(() => {
  home = folderForTest()
  DATA_DIR = join(home, 'data')
})

/** Unique values of one visitor. */
const secrets = {
  cpf: '52998224725',
  motherName: 'Zulmira Quixote',
  birthDate: '07/11/1971',
  agency: '91837-4',
  account: '40718293-5',
}
const privateAnswers = {
  documentNumber: { cpf: secrets.cpf },
  motherName: { mothers_name: secrets.motherName },
  birthDate: { birth_date: secrets.birthDate },
  bankInfo: {
    direct_debit: true,
    bankInfo: { bank: '341', agency: secrets.agency, account_number: secrets.account },
    deviceInfo: { jsc: 'device-canary' },
  },
}
const canaries = [...Object.values(secrets), 'device-canary']

function bytesOnDisk(): string {
  return readdirSync(DATA_DIR)
    .map((file) => readFileSync(join(DATA_DIR, file)).toString('latin1'))
    .join('')
}

describe('private values', () => {
  it('are neither on disk nor in a log or a reply', async () => {
    const server = await aServer({ DATA_DIR })
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor, privateAnswers)
    const read = await visitor.call('readLead', { params: { idLead: id } })
    const refused = await save(visitor, id, 'documentNumber', { cpf: '52998224726' })
    const done = await finish(visitor, id)
    expect(done.status).toBe(200)
    await server.stop()
    const said = JSON.stringify([read.body, refused.body, done.body])
    for (const plain of ['Ana Souza', '16991234567', 'ana@provedor.com.br']) expect(bytesOnDisk()).not.toContain(plain)
    for (const canary of canaries) {
      expect(bytesOnDisk()).not.toContain(canary)
      expect(server.lines.join('')).not.toContain(canary)
      expect(said).not.toContain(canary)
    }
    expect(server.lines.join('')).not.toMatch(/Ana Souza|16991234567|provedor|14010100|52998224726/)
  })

  it('can be decrypted after a restart', async () => {
    const server = await aServer({ DATA_DIR })
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor, privateAnswers)
    await server.stop()
    const again = await aServer({ DATA_DIR })
    const returned = again.visitor()
    for (const [name, value] of visitor.cookies) returned.cookies.set(name, value)
    expect((await returned.call('readLead', { params: { idLead: id } })).body).toMatchObject({
      document: '•••.982.247-••',
      status: 'confirmed',
    })
    await again.stop()
  })

  describe('encrypted with the key of a lead', () => {
    let db: Db
    let vault: Vault
    beforeEach(async () => {
      db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
      await migrate(db)
      vault = await openVault(db, [masterKey(randomBytes(32))])
    })
    afterEach(() => db.destroy())
    const spot = { table: 'leads', row: 'lead', column: 'document' } as const

    it('cannot be decrypted in another table, lead or column', async () => {
      const key = await vault.keyOf(db, 'lead')
      const sealed = key.seal(spot, secrets.cpf)
      expect(key.open(spot, sealed)).toBe(secrets.cpf)
      for (const elsewhere of [{ column: 'bank_info' }, { row: 'other' }, { table: 'support_requests' }] as const)
        expect(() => key.open({ ...spot, ...elsewhere }, sealed)).toThrow('authenticate')
    })

    it('look different each time, and cannot be decrypted with another lead’s key', async () => {
      const [key, other] = [await vault.keyOf(db, 'lead'), await vault.keyOf(db, 'other')]
      const sealed = key.seal(spot, secrets.cpf)
      expect(key.seal(spot, secrets.cpf).slice(0, 16)).not.toBe(sealed.slice(0, 16))
      expect(() => other.open(spot, sealed)).toThrow('authenticate')
    })

    it('have a key that works only for its lead and version', async () => {
      await vault.keyOf(db, 'lead')
      await vault.keyOf(db, 'other')
      const { wrapped } = await db
        .selectFrom('owner_keys')
        .select('wrapped')
        .where('owner', '=', 'lead')
        .executeTakeFirstOrThrow()
      await db.updateTable('owner_keys').set({ wrapped }).where('owner', '=', 'other').execute()
      await expect(vault.keyKept(db, 'other')).rejects.toThrow('authenticate')
      await db.updateTable('owner_keys').set({ version: 2 }).where('owner', '=', 'lead').execute()
      await expect(vault.keyKept(db, 'lead')).rejects.toThrow('authenticate')
    })

    it('have hashes that differ by purpose and by database', async () => {
      const another = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
      await migrate(another)
      const elsewhere = await openVault(another, [masterKey(randomBytes(32))])
      const hashes = [vault.hash('limit', 'a'), vault.hash('document', 'a'), elsewhere.hash('limit', 'a')]
      expect(new Set(hashes).size).toBe(3)
      expect(vault.hash('limit', 'a')).toBe(hashes[0])
      await another.destroy()
    })
  })
})

describe('the master key', () => {
  it('is created once, next to the data folder, readable only for its owner, and logged', async () => {
    const server = await aServer({ DATA_DIR })
    await server.stop()
    expect(statSync(`${DATA_DIR}.key`).mode & 0o777).toBe(0o600)
    expect(server.lines.join('')).toContain(`${DATA_DIR}.key`)
    const again = await aServer({ DATA_DIR })
    await again.stop()
    expect(again.lines.join('')).not.toContain('.key')
  })

  it('is not created in production', async () => {
    await expect(aServer({ DATA_DIR, NODE_ENV: 'production' })).rejects.toThrow('Production needs a MASTER_KEY')
    expect(existsSync(`${DATA_DIR}.key`)).toBe(false)
  })

  it('prevents a start without any change if it is wrong or lost', async () => {
    await (await aServer({ DATA_DIR })).stop()
    const before = bytesOnDisk()
    const wrong = randomBytes(32).toString('base64')
    await expect(aServer({ DATA_DIR, MASTER_KEY: wrong })).rejects.toThrow('not the one')
    rmSync(`${DATA_DIR}.key`)
    await expect(aServer({ DATA_DIR })).rejects.toThrow('not the one')
    expect(existsSync(`${DATA_DIR}.key`)).toBe(false)
    expect(bytesOnDisk()).toBe(before)
  })

  it('is replaced by listing the new one before the old one', async () => {
    const [old, fresh] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
    await (await aServer({ DATA_DIR, MASTER_KEY: old })).stop()
    const server = await aServer({ DATA_DIR, MASTER_KEY: `${fresh},${old}` })
    await aConfirmedLead(server.visitor())
    await server.stop()
    await expect(aServer({ DATA_DIR, MASTER_KEY: old })).rejects.toThrow('not the one')
  })

  it('is refused if it is invalid', async () => {
    await expect(aServer({ DATA_DIR, MASTER_KEY: 'short' })).rejects.toThrow('32 bytes')
    await expect(aServer({ DATA_DIR, MASTER_KEY_FILE: join(home, 'none') })).rejects.toThrow('does not exist')
  })
})

describe('the audit trail', () => {
  it('names changed fields, never values, and shows manipulation', async () => {
    const server = await aServer({ DATA_DIR })
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'name', { name: 'Ana Souza' })
    await server.stop()
    const db = openDatabase({ databaseUrl: null, dataDir: DATA_DIR })
    const trail = await db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()
    expect(trail.map(({ event, fields }) => [event, fields.split(' ').at(-1)])).toEqual([
      ['created', 'plan'],
      ['name', 'name'],
    ])
    expect(isWhole(trail)).toBe(true)
    expect(isWhole(trail.slice(1))).toBe(false)
    expect(isWhole(trail.map((row) => ({ ...row, fields: 'name' })))).toBe(false)
    await expect(db.updateTable('audit').set({ fields: '' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    await db.destroy()
  })

  it('lists each sent code, and each try, right or wrong', async () => {
    const server = await aServer({ DATA_DIR })
    const visitor = server.visitor()
    const idLead = await aCollaborator(visitor)
    await visitor.call('sendCollaboratorCode', { params: { id: idLead } })
    const code = await codeMailed(server)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const each of [wrong, code]) await visitor.call('checkCollaboratorCode', { body: { idLead, code: each } })
    await server.stop()
    const db = openDatabase({ databaseUrl: null, dataDir: DATA_DIR })
    const trail = await db.selectFrom('audit').select('event').where('lead_id', '=', idLead).orderBy('n').execute()
    expect(trail.map(({ event }) => event).slice(-3)).toEqual(['code sent', 'code refused', 'code confirmed'])
    await db.destroy()
  })
})

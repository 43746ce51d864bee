import { randomBytes } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { examine } from '../../server/doctor/doctor.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { freePort } from '../support/aProcess.ts'
import { aServer } from '../support/aServer.ts'
import { aLead, anAddress } from '../support/anOrder.ts'
import { databases, type Empty, prepared } from '../support/databases.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

const now = new Date()
const MASTER_KEY = randomBytes(32).toString('base64')

describe.each(databases)('the doctor, over $database', (kind) => {
  const database = prepared(kind)
  let home = ''
  let empty: Empty
  beforeEach(async () => {
    if (kind.missing !== null) return
    home = folderForTest()
    writeFileSync(join(home, 'index.html'), '')
    empty = await database.empty()
  })
  afterEach(async () => {
    if (kind.missing !== null) return
  })
  const settings = () => ({ ...empty.settings, MASTER_KEY, ERASURES_FILE: join(home, 'erasures') })
  async function found(more: Record<string, string> = {}, at = now) {
    const findings = await examine(readEnv({ ...settings(), ...more }), home, at)
    const texts = (level: string) => findings.filter((each) => each.level === level).map(({ text }) => text)
    return { faults: texts('fault'), looks: texts('look').join('\n'), wells: texts('well').join('\n') }
  }

  it.skipIf(kind.missing !== null)('finds no fault before and after a first start', async () => {
    expect((await found()).faults).toEqual([])
    const server = await aServer(settings())
    await aLead(server.visitor())
    const { faults, looks, wells } = await found()
    expect(faults).toEqual([])
    expect(looks).toMatch(/^NODE_ENV is not production[^\n]*(\n[^\n]*fsync is off[^\n]*)?$/)
    for (const line of ['present schema', 'takes a write', 'clock is plausible', 'key opens', 'are noted', 'is built'])
      expect(wells).toContain(line)
    await server.stop()
  })

  it.skipIf(kind.missing !== null)('finds the faults of a database, and changes nothing', async () => {
    const server = await aServer(settings())
    await server.visitor().call('createLead', { body: { address: anAddress }, key: 'a-key-of-this-lead' })
    await server.stop()
    const other = randomBytes(32).toString('base64')
    expect((await found({ MASTER_KEY: other })).faults.join()).toContain('not the one that sealed this database')
    expect((await found({ MASTER_KEY: `${other},${MASTER_KEY}` })).looks).toContain(
      '2 keys are still wrapped by an older',
    )
    expect((await found({ MASTER_KEY: `${MASTER_KEY},${other}` })).looks).toContain('older ones can be taken away')
    expect((await found({}, new Date('2026-11-19T15:00:00.000Z'))).looks).toMatch(/[Cc]lock/)
    const db = openDatabase(empty.place)
    const nowhere = join(tmpdir(), 'ultrafibra-none', 'erasures')
    expect((await found({ ERASURES_FILE: nowhere })).looks).toContain(`Erasures cannot be noted in ${nowhere}`)
    await db.insertInto('erasures').values({ lead_id: 'a', at: now.toISOString(), noted_at: null }).execute()
    expect((await found()).looks).toContain('1 erasures are not noted')
    await sql`delete from kysely_migration`.execute(db)
    expect((await found()).looks).toContain('The next start changes the database: 2026_11_25_schema')
    await sql`insert into kysely_migration values ('999-later', '2027-01-01')`.execute(db)
    expect((await found()).faults.join()).toContain('Another version made 999-later here')
    await expect(aServer(settings())).rejects.toThrow('Another version made 999-later here')
    await db.destroy()
  })
})

const examined = async (settings: Record<string, string>, site = 'no-site') =>
  (await examine(readEnv({ DATA_DIR: join(tmpdir(), 'ultrafibra-none', 'data'), ...settings }), site, now)).map(
    ({ level, text }) => `${level} ${text}`,
  )

describe('the doctor, on the machine', () => {
  it('finds missing settings of a public server', async () => {
    const said = await examined({ NODE_ENV: 'production' })
    for (const line of [
      'fault Production needs an operator',
      'look No SITE_ADDRESS',
      'look No SMTP_URL',
      'look No TRUSTED_PROXIES',
      'look No WEBHOOK_URL',
      'look There is no backup in ',
      'fault Production needs a MASTER_KEY',
      'fault The site is not built',
      'look There is no database',
    ])
      expect(said.some((each) => each.startsWith(line))).toBe(true)
    const whole = { SITE_ADDRESS: 'https://a.example', TRUSTED_PROXIES: '10.0.0.1', MASTER_KEY }
    expect((await examined({ NODE_ENV: 'production', ...whole })).join()).not.toMatch(/SITE_ADDR|PROXIES|MASTER_KEY/)
    const open = { SITE_ADDRESS: 'http://a.example', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }
    const looks = await examined({ NODE_ENV: 'production', ...open })
    expect(looks).toContain('look SITE_ADDRESS has no https: visitors send their data in the open.')
    expect(looks).toContain('look MAIL_FROM is that of the example: mail servers refuse it.')
    const MAIL_FROM = 'Pedidos <pedidos@ultrafibra.com.br>'
    expect((await examined({ NODE_ENV: 'production', ...open, MAIL_FROM })).join()).not.toContain('MAIL_FROM')
  })

  it('names the database and the mail server that do not answer, without their passwords', async () => {
    const port = await freePort()
    const said = await examined({
      DATABASE_URL: `postgres://user:secret@127.0.0.1:${port}/name`,
      SMTP_URL: `smtp://user:secret@127.0.0.1:${port}`,
    })
    expect(said).toContain('fault The database at DATABASE_URL does not answer.')
    expect(said).toContain('fault The mail server at SMTP_URL does not answer.')
    expect(said.join()).not.toContain('secret')
  })

  it('finds a key that others can read', async () => {
    const home = folderForTest()
    const MASTER_KEY_FILE = join(home, 'key')
    writeFileSync(MASTER_KEY_FILE, MASTER_KEY, { mode: 0o600 })
    expect((await examined({ MASTER_KEY_FILE })).join()).toContain('well Only its owner reads')
    chmodSync(MASTER_KEY_FILE, 0o644)
    expect((await examined({ MASTER_KEY_FILE })).join()).toContain('look Others can read the master key')
  })
})

import { openDatabase, type Db } from '../../../server/db/database.ts'
import { readEnv } from '../../../server/start/readEnv.ts'
import { openedLead } from '../../support/openedLead.ts'

/** A lead on this run's server, decrypted, without its unique values. Null if there is none. */
export function storedLead(id: string) {
  return inDatabase(async (db, env) => {
    const lead = await openedLead(db, { DATA_DIR: env.dataDir }, id)
    if (!lead) return null
    const {
      id: _,
      protocol: _protocol,
      token_hash: _token,
      version: _version,
      changes: _changes,
      created_at: _made,
      touched_at: _touched,
      expires_at: _until,
      order_number,
      document_hash: _hash,
      tracking: _tracking,
      device_info: _device,
      told_by,
      trail_hash: _trail,
      ...same
    } = lead
    return { ...same, told_by: Object.values(JSON.parse(told_by ?? '{}')), ordered: order_number !== null }
  })
}

/** The origin of a lead's visitor, and the choice from that campaign. */
export const cameBy = (id: string) =>
  inDatabase(async (db, env) => {
    const lead = await openedLead(db, { DATA_DIR: env.dataDir }, id)
    if (!lead) throw new Error('The lead is not stored')
    const { addon, flags, plan_id, tracking, order_number } = lead
    return {
      addon,
      plan: plan_id,
      flags: JSON.parse(flags ?? '{}'),
      tracking: JSON.parse(tracking ?? '{}'),
      ordered: order_number !== null,
    }
  })

/** The version of a lead. */
export const versionOf = (id: string) =>
  inDatabase(
    async (db) =>
      (await db.selectFrom('leads').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version,
  )

/** The number of a lead's orders. */
export const ordersOf = (id: string) =>
  inDatabase(async (db) => (await db.selectFrom('orders').select('number').where('lead_id', '=', id).execute()).length)

async function inDatabase<T>(work: (db: Db, env: ReturnType<typeof readEnv>) => Promise<T>): Promise<T> {
  const env = readEnv({ DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' })
  const db = openDatabase(env)
  try {
    return await work(db, env)
  } finally {
    await db.destroy()
  }
}

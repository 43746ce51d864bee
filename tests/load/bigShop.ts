import { sql } from 'kysely'
import { isPostgres, openDatabase } from '../../server/db/database.ts'
import { aCrowd } from '../support/aCrowd.ts'
import { aShop, type Shop } from '../faults/shop.ts'

const part = 50_000
const month = 30 * 86_400_000

/** The product with many other leads in its database. */
export async function aBigShop(leads: number, how: { onPostgres: boolean; processes: number }): Promise<Shop> {
  const servers = Array.from({ length: how.processes }, () => ({ LOG_LEVEL: 'error' }))
  const shop = await aShop({ onPostgres: how.onPostgres, durable: true, servers })
  const db = openDatabase(shop.place)
  await makeVisitsAtOnce()
  const at = { touched_at: new Date().toISOString(), expires_at: new Date(Date.now() + month).toISOString() }
  for (let done = 0; done < leads; done += part) await aCrowd(db, Math.min(part, leads - done), at, `${done}-`)
  await sql`analyze`.execute(db)
  await db.destroy()
  return shop

  /** Thousands of orders in one region would unrealistically fill its calendar. */
  async function makeVisitsAtOnce(): Promise<void> {
    const made = 'delete from bookings where lead_id = new.lead_id'
    const rule = isPostgres(db)
      ? `create rule made as on insert to orders do also ${made}`
      : `create trigger made after insert on orders begin ${made}; end`
    await sql.raw(rule).execute(db)
  }
}

import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'

/** Changes the audit trail as an administrator of the database could. */
export async function unguarded(
  { database }: { database: string },
  db: Db,
  change: () => Promise<unknown>,
): Promise<void> {
  if (database === 'SQLite') {
    for (const event of ['update', 'delete']) await sql.raw(`drop trigger if exists audit_no_${event}`).execute(db)
  } else await sql`alter table audit disable trigger audit_kept`.execute(db)
  await change()
}

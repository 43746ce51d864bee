import type { Db } from '../db/database.ts'
import { refuseField } from '../refusal.ts'

/** Collaborators have an e-mail at the operator's own domains. */
export async function refuseNonCorporateEmail(email: string, db: Db): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const own = await db.selectFrom('collaborators').select('domain').where('domain', '=', domain).executeTakeFirst()
  if (!own) throw refuseField('email', 'email.corporate')
}

import type { Db } from '../db/database.ts'
import { refuseField } from '../http/refusal.ts'

/** Collaborators need an e-mail address at one of the operator's domains. */
export async function refuseNonCorporateEmail(email: string, db: Db): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const own = await db.selectFrom('collaborators').select('domain').where('domain', '=', domain).executeTakeFirst()
  if (!own) throw refuseField('email', 'email.corporate')
}

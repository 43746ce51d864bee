import { precompileQuery } from '../db/precompileQuery.ts'
import { type Db, isPostgres } from '../db/database.ts'

/** Loads and locks a lead for the transaction. The embedded file has only one writer anyway. */
export const lockLead = (tx: Db, id: string) => locking(tx, id).executeTakeFirst()

/** The same, if this is the hash of its own token. */
export const lockOwnLead = async (tx: Db, id: string, token_hash: string) =>
  (await lockingOwn(tx, { id, token_hash })).rows[0]

function locking(db: Db, id: string) {
  const lead = db.selectFrom('leads').selectAll().where('id', '=', id)
  return isPostgres(db) ? lead.forUpdate() : lead
}

const lockingOwn = precompileQuery({ id: 'id', token_hash: 'hash' }, (db, { id, token_hash }) =>
  locking(db, id).where('token_hash', '=', token_hash),
)

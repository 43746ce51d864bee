import { openDatabase, type Db } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedOperator } from '../../server/sample/seed.ts'

/** A new database with the sample operator. */
export async function anOperatorDb(): Promise<Db> {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  await seedOperator(db)
  return db
}

import { type Db, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { seedOperator } from './seedOperator.ts'

/** A database in memory with the sample operator. */
export async function sampleDatabase(): Promise<Db> {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  await seedOperator(db)
  return db
}

import { expect, it } from 'vitest'
import { precompileQuery } from '../../server/db/precompileQuery.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'

it('a statement is built once, with each value in its place between the constants', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  let built = 0
  const add = precompileQuery({ key: 'key', count: 1 }, (some, { count, key }) => {
    built += 1
    return some.insertInto('limits').values({ count, key, period: 7, expires_at: 'never' }).returningAll()
  })
  const first = await add(db, { key: 'a', count: 2 })
  const second = await add(db, { count: 3, key: 'b' })
  expect([...first.rows, ...second.rows]).toEqual([
    { key: 'a', count: 2, period: 7, expires_at: 'never' },
    { key: 'b', count: 3, period: 7, expires_at: 'never' },
  ])
  expect(built).toBe(1)
  await db.destroy()
})

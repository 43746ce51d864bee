import { expect, it, vi } from 'vitest'
import { builtOnce } from '../../server/db/builtOnce.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'

it('a statement is built once, and sends each value to its place beside what never changes', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
  const build = vi.fn((some: Db, { count, key }: { key: string; count: number }) =>
    some.insertInto('limits').values({ count, key, period: 7, expires_at: 'never' }).returningAll(),
  )
  const add = builtOnce({ key: 'key', count: 1 }, build)
  const rows = [await add(db, { key: 'a', count: 2 }), await add(db, { count: 3, key: 'b' })].flatMap((it) => it.rows)
  expect(rows).toEqual([
    { key: 'a', count: 2, period: 7, expires_at: 'never' },
    { key: 'b', count: 3, period: 7, expires_at: 'never' },
  ])
  expect(build).toHaveBeenCalledOnce()
  await db.destroy()
})

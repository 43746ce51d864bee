import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

/** The least that a server can do: accepts a POST and writes one row that survives a power cut. */
const { DATA_DIR = '', DATABASE_URL, PORT } = process.env
const write = DATABASE_URL === undefined ? intoFile() : await intoPostgres(DATABASE_URL)
const app = new Hono().post('/api/row', async (c) => {
  await write(JSON.stringify(await c.req.json()))
  return c.json({ success: true })
})
serve({ fetch: app.fetch, port: Number(PORT) }, () => console.log('Ready'))

function intoFile() {
  mkdirSync(DATA_DIR, { recursive: true })
  const database = new DatabaseSync(join(DATA_DIR, 'bare.sqlite'))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; create table if not exists rows (id integer primary key, body text)',
  )
  const insert = database.prepare('insert into rows (body) values (?)')
  return (body: string) => insert.run(body)
}

async function intoPostgres(connectionString: string) {
  const pool = new Pool({ connectionString, max: 20 })
  await pool.query('create table if not exists bare_rows (id bigserial primary key, body text)')
  return (body: string) => pool.query('insert into bare_rows (body) values ($1)', [body])
}

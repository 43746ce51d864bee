import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedOperator } from '../../server/sample/seedOperator.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { aPostgres } from './aPostgres.ts'

/** The PostgreSQL of a whole run. Each test copies the database named `template`. */
export type SharedPostgres = { url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SharedPostgres
  }
}

export async function setup({ provide }: TestProject) {
  if (postgresMissing() !== null) return
  const { url, stop } = await aPostgres()
  const template = `template_${randomBytes(6).toString('hex')}`
  const server = openDatabase({ databaseUrl: url, dataDir: '' })
  await sql`create database ${sql.id(template)}`.execute(server)
  const filled = openDatabase({ databaseUrl: new URL(template, url).href, dataDir: '' })
  await migrate(filled)
  await seedOperator(filled)
  await filled.destroy()
  provide('postgres', { url, template })
  return async () => {
    await sql`drop database ${sql.id(template)} with (force)`.execute(server)
    await server.destroy()
    await stop()
  }
}

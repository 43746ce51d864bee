import { existsSync } from 'node:fs'
import { reasonOf } from '../start/startFailureReason.ts'
import { type Db, openDatabase } from '../db/database.ts'
import { restoredFile, sqliteFile } from '../db/databaseFilePaths.ts'
import type { Env } from '../start/readEnv.ts'
import { durability, schema, tableChecks } from './databaseChecks.ts'
import { fault, type Finding, look, well } from './finding.ts'
import { hostChecks } from './hostChecks.ts'
import { isImported } from '../operatorData/importEditions.ts'
import { productionChecks, sellerOf } from './productionChecks.ts'

/** Checks all that a server needs to start and serve. Writes only the row of the health check. */
export async function examine(env: Env, siteFolder: string, now: Date): Promise<Finding[]> {
  const found: Finding[] = [well('The settings are valid.')]
  for (const check of [...hostChecks, ...productionChecks])
    found.push(...(await tried(env, () => check(env, siteFolder, now))))
  if (env.databaseUrl === null && ![sqliteFile, restoredFile].some((fileOf) => existsSync(fileOf(env.dataDir))))
    return [
      ...found,
      ...sellerOf(env, false),
      look(`There is no database in ${env.dataDir} yet: the first start makes it.`),
    ]
  return [...found, ...(await withDatabase(env, now))]
}

async function withDatabase(env: Env, now: Date): Promise<Finding[]> {
  const found: Finding[] = []
  let db: Db | null = null
  try {
    db = openDatabase(env)
    found.push(...(await durability(db)))
    found.push(...sellerOf(env, await isImported(db)))
    const { due, findings } = await schema(db)
    found.push(...findings)
    if (!due) for (const check of tableChecks) found.push(...(await check({ env, db, now })))
  } catch (error) {
    found.push(faultOf(error, env))
  } finally {
    await db?.destroy()
  }
  return found
}

async function tried(env: Env, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [faultOf(error, env)]
  }
}

const faultOf = (error: unknown, { dataDir, databaseUrl }: Env) =>
  fault(reasonOf(error, { port: undefined, dataDir, postgres: databaseUrl !== null }))

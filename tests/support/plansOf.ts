import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'

/** SQLite's query plans for the statements of a job. */
export async function plansOf(db: Db, job: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await job(db.withPlugin(recorder))
  const plans: string[] = []
  for (const node of sent) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId())
    if (!/^\s*(select|insert|update|delete)/i.test(text)) continue
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(inlined(text, parameters))}`.execute(db)
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans
}

function inlined(text: string, parameters: readonly unknown[]): string {
  let at = 0
  return text.replace(/\?/g, () => {
    const value = parameters[at++]
    return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
  })
}

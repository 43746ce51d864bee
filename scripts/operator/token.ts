import { parseArgs } from 'node:util'
import type { Env } from '../../server/start/readEnv.ts'
import { endToken, makeToken, tokens } from '../../server/operator/accessTokens.ts'
import { given, say, withDatabase } from './command.ts'

/** `token NAME --may orders,orders.state [--days N]` makes a token, `token NAME --end` ends it, `token` lists them. */
export async function token(env: Env, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { may: given, days: given, end: { type: 'boolean' } },
  })
  const [name] = positionals
  await withDatabase(env, async (db) => {
    if (name === undefined) console.table(await tokens(db))
    else if (values.end) {
      await endToken(db, name, new Date())
      say(`${name} has ended.`)
    } else say(await makeToken(db, name, { may: values.may, days: values.days }, new Date()))
  })
}

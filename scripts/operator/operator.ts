import { cnefe } from './cnefe.ts'
import { command, demand } from './command.ts'
import { dataCommands } from './data.ts'
import { list } from './list.ts'
import { token } from './token.ts'
import type { Env } from '../../server/start/readEnv.ts'
import { feedNames } from '../../server/operator/feedContract.ts'

/** The operator's commands by name, with their arguments. */
const commands = new Map<string, (env: Env, given: string[]) => Promise<void>>([
  ['token', token],
  ...feedNames.map((feed) => [feed, list(feed)] as const),
  ...dataCommands,
  ['cnefe', cnefe],
])

/** `npm run operator -- token|calls|leads|notices|orders|import|check|diff|export|cnefe …` */
await command(async (env) => {
  const [name = '', ...given] = process.argv.slice(2)
  const work = commands.get(name)
  await (work ? work(env, given) : demand(undefined, `${[...commands.keys()].join(', ')}.`))
})

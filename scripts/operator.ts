import { command, demand } from './operator/command.ts'
import { token } from './operator/token.ts'

/** What each command of the operator does, with what follows its name. */
const commands = new Map([['token', token]])

/** `npm run operator -- token …` */
await command(async (env) => {
  const [name = '', ...given] = process.argv.slice(2)
  const work = commands.get(name)
  await (work ? work(env, given) : demand(undefined, `${[...commands.keys()].join(', ')}.`))
})

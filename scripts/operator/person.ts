import { parseArgs } from 'node:util'
import { endPerson, erasePerson, exportPerson, freePerson } from '../../server/leads/personCommands.ts'
import { command, demand, given, now, say } from './command.ts'

/** `npm run person -- export|erase|end|free --protocol|--order|--document NUMBER --by NAME` acts for a person. */
await command(async (env) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { protocol: given, order: given, document: given, by: given },
  })
  if (demand(positionals[0], 'export, erase, end or free.') === 'export') {
    say(JSON.stringify(await exportPerson(env, values, now), null, 2))
  } else if (positionals[0] === 'erase') {
    const { erased, orders } = await erasePerson(env, values, now)
    say(`${erased} erased. ${orders.length} are orders, which stay: ${orders.join(', ') || 'none'}`)
  } else if (positionals[0] === 'end') {
    say(`${await endPerson(env, values, now)} devices ended.`)
  } else if (positionals[0] === 'free') {
    say(`${await freePerson(env, values, now)} visits are free again.`)
  } else demand(undefined, 'export, erase, end or free.')
})

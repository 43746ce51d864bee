import { parseArgs } from 'node:util'
import { erasePerson, exportPerson } from '../server/leads/export/person.ts'
import { command, demand, say } from './operator/command.ts'

const now = () => new Date()

/** `npm run person -- export|erase --protocol|--order|--document NUMBER` answers somebody who asks the operator. */
await command(async (env) => {
  const number = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { protocol: number, order: number, document: number },
  })
  if (demand(positionals[0], 'export or erase.') === 'export') {
    say(JSON.stringify(await exportPerson(env, values, now), null, 2))
  } else if (positionals[0] === 'erase') {
    const { erased, orders } = await erasePerson(env, values, now)
    say(`${erased} erased. ${orders.length} are orders, which stay: ${orders.join(', ') || 'none'}`)
  } else demand(undefined, 'export or erase.')
})

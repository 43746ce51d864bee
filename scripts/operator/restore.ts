import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { restore } from '../../server/backup/restore.ts'
import { command, demand, now, say } from './command.ts'

/** `npm run restore BACKUP -- [--replace] [--erasures FILE]…` replaces the database by a backup. */
await command(async (env) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      erasures: { type: 'string', multiple: true, default: [] },
    },
  })
  const own = env.erasuresFile !== null && existsSync(env.erasuresFile) ? [env.erasuresFile] : []
  const backup = demand(positionals[0], 'which backup: npm run restore BACKUP')
  const erasureFiles = [...own, ...values.erasures]
  await restore(env, { backup, replace: values.replace, erasureFiles }, { say, now })
})

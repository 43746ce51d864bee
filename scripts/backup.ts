import { resolve } from 'node:path'
import { backUp } from '../server/backup/backup.ts'
import { command, say } from './operator/command.ts'

/** `npm run backup [FOLDER]` copies the database while servers run. */
await command(async (env) => {
  const folder = process.argv[2] ?? `${resolve(env.dataDir)}.backups`
  say(await backUp(env, folder, new Date()))
})

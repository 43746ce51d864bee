import { backUp } from '../server/backup/backup.ts'
import { command, say } from './operator/command.ts'

/** `npm run backup [FOLDER]` copies the database while servers run. */
await command(async (env) => {
  say(await backUp(env, process.argv[2] ?? env.backupDir, new Date()))
})

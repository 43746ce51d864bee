import { rehearse } from '../server/backup/rehearse.ts'
import { command, now, say } from './operator/command.ts'

/** `npm run rehearse` restores the newest backup on trial, and removes it again. */
await command(async (env) => say(await rehearse(env, now)))

import { join } from 'node:path'
import { examine } from '../server/doctor/doctor.ts'
import { command, say } from './operator/command.ts'

const signs = { well: '✓', look: '!', fault: '✗' }

/** `npm run doctor` says what keeps a server from serving, and what somebody should look at. */
await command(async (env) => {
  const found = await examine(env, join(import.meta.dirname, '../dist/client'), new Date())
  for (const { level, text } of found) say(`${signs[level]} ${text}`)
  if (found.some(({ level }) => level === 'fault')) process.exitCode = 1
})

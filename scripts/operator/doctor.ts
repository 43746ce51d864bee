import { join } from 'node:path'
import { examine } from '../../server/doctor/doctor.ts'
import { command, say } from './command.ts'

const signs = { well: '✓', look: '!', fault: '✗' }

/** `npm run doctor` finds what prevents a server from running, and what somebody should check. */
await command(async (env) => {
  const found = await examine(env, join(import.meta.dirname, '../../dist/client'), new Date())
  for (const { level, text } of found) say(`${signs[level]} ${text}`)
  if (found.some(({ level }) => level === 'fault')) process.exitCode = 1
})

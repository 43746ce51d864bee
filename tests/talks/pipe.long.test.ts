import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { freePort, launch } from '../support/aProcess.ts'

it('the terminal’s conversation answers each line of a pipe, though all came at once', async () => {
  const port = await freePort()
  const { child, ended } = await launch({ PORT: String(port), DATA_DIR: ':memory:' })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const talk = spawn(process.execPath, ['scripts/developer/talk.ts', '--host', `http://localhost:${port}`])
  talk.stdin.end('14010-100\n35\n')
  const [said, faults] = await Promise.all([text(talk.stdout), text(talk.stderr), once(talk, 'close')])
  expect([said, faults]).toEqual([expect.stringContaining('Tem complemento?'), ''])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Starts the product in its own process, `within` another command, and waits for its first output or its end. */
export async function launch(
  settings: Record<string, string>,
  program = 'server/main.mjs',
  within: readonly string[] = [],
  word = 'Ready',
) {
  const [command, ...args] = [...within, process.execPath, program]
  const child = spawn(command, args, { env: { PATH: process.env['PATH'], ...settings } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  const ended = once(child, 'close')
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', () => {
      if (said.includes(word)) resolve()
    }),
  )
  await Promise.race([ready, ended])
  return { child, ended, said: () => said }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  return port
}

export function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** The server's whole response to some bytes. */
export async function heardOver(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += String(chunk)
  })
  socket.write(bytes)
  await once(socket, 'close')
  return heard
}

import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { portOf } from '../../tests/support/aProcess.ts'

/** What of a call comes late: its request, so that it arrives after the next try, or its reply. */
export const lateParts = ['request', 'reply'] as const
export type LatePart = (typeof lateParts)[number]

/** A line to a server that once holds what it is told to for some milliseconds, and passes it on though nobody waits for it. */
export async function aLateLine(host: string, late: number) {
  const port = Number(new URL(host).port)
  let due: LatePart | null = null
  const isDue = (part: LatePart) => {
    const is = due === part
    if (is) due = null
    return is
  }
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let request: Buffer[] | null = null
    let isHeld = false
    near.on('data', (bytes) => {
      if (isDue('request')) {
        isHeld = true
        request = []
        setTimeout(() => arrive(port, Buffer.concat(request ?? [])), late)
      }
      if (request) request.push(bytes)
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      isHeld ||= isDue('reply')
      if (isHeld) setTimeout(() => near.write(bytes), late)
      else near.write(bytes)
    })
    for (const each of [near, far]) each.on('error', () => undefined)
    near.once('close', () => far.destroy())
    far.once('close', () => isHeld || near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `http://127.0.0.1:${portOf(server)}`,
    holdNext: (part: LatePart) => void (due = part),
    stop: () => server.close(),
  }
}

/** A request whose sender is gone. */
function arrive(port: number, request: Buffer): void {
  const far = connect(port, '127.0.0.1').on('error', () => undefined)
  far.resume().end(request)
}

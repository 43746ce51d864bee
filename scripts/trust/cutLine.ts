import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../../tests/support/aProcess.ts'

/** Where a line is cut: at some byte of the head or the body of a request, or of its reply. */
export const places = ['head of the request', 'body of the request', 'head of the reply', 'body of the reply'] as const
export type Place = (typeof places)[number]

/** A line to a server that is cut once, at the place that it is told. */
export async function aCutLine(host: string) {
  const { port } = new URL(host)
  let due: Place | null = null
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    const pass = (of: 'request' | 'reply', from: Socket, to: Socket) =>
      from.on(
        'data',
        byMessage(
          () => due?.endsWith(of) === true,
          (bytes) => to.write(bytes),
          (message, head) => {
            const upTo = due?.startsWith('head') ? [0, head - 1] : [head, message.length - (of === 'reply' ? 1 : 0)]
            due = null
            cuts += 1
            to.write(message.subarray(0, somewhere(upTo)), () => [near, far].forEach((each) => each.destroy()))
          },
        ),
      )
    pass('request', near, far)
    pass('reply', far, near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).once('close', () => other.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `http://127.0.0.1:${portOf(server)}`,
    cutNext: (place: Place) => void (due = place),
    cuts: () => cuts,
    stop: () => server.close(),
  }
}

/** Passes bytes on as they come, or holds them until they are a whole message. A request without a body ends with its head. */
function byMessage(isHeld: () => boolean, pass: (bytes: Buffer) => void, cut: (message: Buffer, head: number) => void) {
  let held = Buffer.alloc(0)
  return (bytes: Buffer) => {
    if (!isHeld()) return pass(bytes)
    held = Buffer.concat([held, bytes])
    const head = held.indexOf('\r\n\r\n') + 4
    const length = /^content-length: *(\d+)/im.exec(held.toString('latin1', 0, head))?.[1] ?? '0'
    if (head >= 4 && held.length >= head + Number(length)) cut(held, head)
  }
}

const somewhere = ([least = 0, most = 0]: number[]) => least + Math.floor(Math.random() * (most - least + 1))

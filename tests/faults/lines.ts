import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../support/aProcess.ts'

type Ends = { near: Socket; far: Socket; cut: () => void }
type Carry = (bytes: Buffer) => void
/** How bytes are carried to the server and back; `isHeld` keeps the way back open after the server's end closes. */
type Way = { there: Carry; back: Carry; isHeld?: () => boolean }

/** A line to a server that can change the bytes of each connection. */
async function aTcpLine(host: string, wayOf: (ends: Ends) => Way) {
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(new URL(host).port), '127.0.0.1')
    const cut = () => {
      cuts += 1
      for (const each of [near, far]) each.destroy()
    }
    const { there, back, isHeld = () => false } = wayOf({ near, far, cut })
    for (const each of [near, far]) sockets.add(each.on('error', () => undefined))
    near.on('data', there).once('close', () => far.end())
    far.on('data', back).once('close', () => isHeld() || near.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { host: `http://127.0.0.1:${portOf(server)}`, cuts: () => cuts, stop }
}

/** A line cut at some byte of a request or a reply, or with another reply. */
export const aBadLine = (host: string) =>
  aTcpLine(host, ({ near, far, cut }) => ({
    there: upTo(far, cut),
    back: upTo(near, () => {
      if (Math.random() < 0.5) near.write(maintenance)
      cut()
    }),
  }))

/** A request has some six hundred bytes and a reply twice as many. Several share a connection. */
const most = 5000
const maintenance = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 17\r\n\r\n<h1>Manutenção'

function upTo(to: Socket, cut: () => void): Carry {
  let left = somewhere(0, most)
  return (bytes) => {
    to.write(bytes.subarray(0, Math.max(0, left)))
    left -= bytes.length
    if (left < 0) cut()
  }
}

/** The place of a cut: at some byte of the head or the body of a request, or of its reply. */
export const places = ['head of the request', 'body of the request', 'head of the reply', 'body of the reply'] as const
export type Place = (typeof places)[number]

/** A line that is cut once, at a given place. */
export async function aCutLine(host: string) {
  let due: Place | null = null
  const line = await aTcpLine(host, ({ near, far, cut }) => {
    const carry = (of: 'request' | 'reply', to: Socket) =>
      byMessage(
        () => due?.endsWith(of) === true,
        (bytes) => to.write(bytes),
        (message, head) => {
          const at = due?.startsWith('head')
            ? somewhere(0, head - 1)
            : somewhere(head, message.length - (of === 'reply' ? 1 : 0))
          due = null
          to.write(message.subarray(0, at), cut)
        },
      )
    return { there: carry('request', far), back: carry('reply', near) }
  })
  return { ...line, cutNext: (place: Place) => void (due = place) }
}

/** Passes bytes at once, or holds them until the message is complete. A request without a body ends with its head. */
function byMessage(isHeld: () => boolean, pass: Carry, cut: (message: Buffer, head: number) => void): Carry {
  let held = Buffer.alloc(0)
  return (bytes) => {
    if (!isHeld()) return pass(bytes)
    held = Buffer.concat([held, bytes])
    const head = held.indexOf('\r\n\r\n') + 4
    const length = /^content-length: *(\d+)/im.exec(held.toString('latin1', 0, head))?.[1] ?? '0'
    if (head >= 4 && held.length >= head + Number(length)) cut(held, head)
  }
}

const somewhere = (least: number, last: number) => least + Math.floor(Math.random() * (last - least + 1))

/** The delayed part of a call: its request, which then arrives after the retry, or its reply. */
export const delayedParts = ['request', 'reply'] as const
export type DelayedPart = (typeof delayedParts)[number]

/** A line that delays one part by milliseconds, and then passes it on although nobody waits for it. */
export async function aLateLine(host: string, late: number) {
  let due: DelayedPart | null = null
  const isDue = (part: DelayedPart) => {
    const is = due === part
    if (is) due = null
    return is
  }
  const line = await aTcpLine(host, ({ near, far }) => {
    let request: Buffer[] | null = null
    let isHeld = false
    return {
      isHeld: () => isHeld,
      there: (bytes) => {
        if (isDue('request')) {
          isHeld = true
          request = []
          setTimeout(() => arrive(host, Buffer.concat(request ?? [])), late)
        }
        if (request) request.push(bytes)
        else far.write(bytes)
      },
      back: (bytes) => {
        isHeld ||= isDue('reply')
        if (isHeld) setTimeout(() => near.write(bytes), late)
        else near.write(bytes)
      },
    }
  })
  return { ...line, holdNext: (part: DelayedPart) => void (due = part) }
}

/** Delivers a request whose sender is gone. */
function arrive(host: string, request: Buffer): void {
  const far = connect(Number(new URL(host).port), '127.0.0.1').on('error', () => undefined)
  far.resume().end(request)
}

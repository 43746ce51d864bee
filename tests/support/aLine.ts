import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { portOf } from './aProcess.ts'

type Instead = (asked: IncomingMessage) => { status: number; type?: string; body?: string } | undefined
export type Line = Awaited<ReturnType<typeof aLine>>
const nothing: Instead = () => undefined

/** A line to the server that a test cuts and restores, without the events of Chromium's offline mode. */
export async function aLine(server: string) {
  const { port } = new URL(server)
  const sockets = new Set<Socket>()
  const asked: string[] = []
  let up = true
  let instead = nothing
  const proxy = createServer((message, answer) => {
    asked.push(`${message.method} ${message.url}`)
    const other = instead(message)
    if (other) answer.writeHead(other.status, { 'content-type': other.type ?? 'text/html' }).end(other.body)
    else passOn(Number(port), message, answer)
  })
  proxy.on('connection', (socket) => {
    sockets.add(socket)
    if (!up) socket.destroy()
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  return {
    address: `http://localhost:${portOf(proxy)}`,
    asked,
    cut: () => {
      up = false
      for (const socket of sockets) socket.destroy()
    },
    mend: () => void (up = true),
    /** Sets a function that replaces the server's replies, unless it returns nothing. */
    answer: (other: Instead) => void (instead = other),
    end: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse) {
  const { method, url, headers } = asked
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  sent.on('error', () => asked.socket.destroy())
  asked.pipe(sent)
}

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../../tests/support/aProcess.ts'

/** A line to a server that is cut at some byte of a request or a reply, or whose reply is something else. */
export async function aBadLine(host: string) {
  const { port } = new URL(host)
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    for (const each of [near, far]) sockets.add(each.on('error', () => undefined))
    const cut = () => {
      cuts += 1
      near.destroy()
      far.destroy()
    }
    passOn(near, far, somewhere(), cut)
    passOn(far, near, somewhere(), () => {
      if (Math.random() < 0.5) near.write(maintenance)
      cut()
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.once('close', () => other.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { host: `http://127.0.0.1:${portOf(server)}`, cuts: () => cuts, stop }
}

/** A request has some six hundred bytes and a reply twice as many. Several share a connection. */
const somewhere = () => Math.floor(Math.random() * 5000)
const maintenance = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 17\r\n\r\n<h1>Manutenção'

function passOn(from: Socket, to: Socket, most: number, cut: () => void): void {
  let passed = 0
  from.on('data', (bytes) => {
    const left = most - passed
    passed += bytes.length
    to.write(left < bytes.length ? bytes.subarray(0, Math.max(0, left)) : bytes)
    if (passed > most) cut()
  })
}

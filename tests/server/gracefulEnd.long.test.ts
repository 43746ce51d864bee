import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../server/http/httpServer.ts'
import type { Http } from '../../server/http/clientAddress.ts'
import { portOf } from '../support/aProcess.ts'

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const last = /^HTTP\/1\.1 200 [^]*connection: close/i

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A server whose replies block it for milliseconds, and connections to it. */
async function aSlowServer(ms = 0) {
  const { server, close } = createHttpServer(new Hono<Http>().get('/', (c) => c.text(holdUp(ms))))
  server.listen(0)
  await once(server, 'listening')
  const connection = () => {
    const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    return socket
  }
  return { server, close, connection }
}

function holdUp(ms: number): string {
  const until = performance.now() + ms
  while (performance.now() < until);
  return 'answered'
}

/** The next reply on a connection, or 'nothing' if it closes. */
const heardOn = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (heard) => resolve(String(heard)))
    socket.once('close', () => resolve('nothing'))
  })

function ask(socket: Socket): Promise<string> {
  socket.write(request)
  return heardOn(socket)
}

/** Asks again after each reply, until the last one. */
async function askOn(socket: Socket): Promise<'answered' | 'lost'> {
  const heard = await ask(socket)
  if (last.test(heard)) return 'answered'
  return heard === 'nothing' ? 'lost' : askOn(socket)
}

/** Asks over one new connection after the other, until none is accepted. */
async function askAnew(connection: () => Socket): Promise<'answered' | 'lost'> {
  const socket = connection()
  let connected = false
  socket.once('connect', () => {
    connected = true
  })
  if ((await ask(socket)) !== 'nothing') return askAnew(connection)
  return connected ? 'lost' : 'answered'
}

const busy = 32
const allAnswered = Array.from({ length: busy }, () => 'answered')

describe('a stopping server', () => {
  it('answers a last request on an open connection', async () => {
    const { server, close, connection } = await aSlowServer()
    const socket = connection()
    expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i)
    const closed = close()
    expect(await ask(socket)).toMatch(last)
    await closed
    expect(server.listening).toBe(false)
  })

  it('loses no request of many busy connections, even if it reads them late', async () => {
    const { server, close, connection } = await aSlowServer(20)
    const kept = Array.from({ length: busy }, connection)
    await Promise.all(kept.map(ask))
    const ends = kept.map(askOn)
    for (let nth = 1; nth <= busy / 4; nth += 1) await once(server, 'request')
    await close()
    expect(await Promise.all(ends)).toEqual(allAnswered)
  })

  it('loses no request of connections that it has not accepted yet', async () => {
    const { server, close, connection } = await aSlowServer(20)
    const ends = Array.from({ length: busy }, () => askAnew(connection))
    await once(server, 'request')
    await close()
    expect(await Promise.all(ends)).toEqual(allAnswered)
  })

  it('reads data that came while it was busy before it closes a silent connection', async () => {
    const { close, connection } = await aSlowServer()
    const socket = connection()
    await ask(socket)
    const closed = close()
    await setTimeout(100)
    await setImmediate()
    const heard = ask(socket)
    holdUp(1500)
    expect(await heard).toMatch(last)
    await closed
  })

  it('accepts connections for some seconds, each for one reply', async () => {
    const { close, connection } = await aSlowServer()
    const closed = close(0.5)
    expect(await ask(connection())).toMatch(last)
    await closed
    expect(await ask(connection())).toBe('nothing')
  })

  it('waits a second for silent connections', async () => {
    const { server, close, connection } = await aSlowServer()
    const [silent, mute] = [connection(), connection()]
    await Promise.all([ask(silent), once(mute, 'connect')])
    const ends = [heardOn(silent), heardOn(mute)]
    const began = performance.now()
    await close()
    expect(performance.now() - began).toBeLessThan(3000)
    expect(await Promise.all(ends)).toEqual(['nothing', 'nothing'])
    expect(server.listening).toBe(false)
  })
})

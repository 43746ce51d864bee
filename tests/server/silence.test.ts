import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createHttpServer } from '../../server/http/httpServer.ts'
import type { Http } from '../../server/http/clientAddress.ts'
import { portOf } from '../support/aProcess.ts'

it('a connection that reads no response is closed, and its response dropped', async () => {
  const app = new Hono<Http>().get('/', (c) => c.body(new Uint8Array(64 * 1024 * 1024)))
  const { server, close } = createHttpServer(app, { silence: 300 })
  server.listen(0)
  await once(server, 'listening')
  const begun = once(server, 'connection')
  const deaf = connect(portOf(server), '127.0.0.1').on('error', () => undefined)
  deaf.pause()
  deaf.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
  const [held] = await begun
  await once(held, 'close')
  expect(held.bytesWritten).toBeGreaterThan(0)
  deaf.destroy()
  await close()
})

it('a connection stays open between requests longer than a proxy’s', async () => {
  const { server, close } = createHttpServer(new Hono<Http>().get('/', (c) => c.text('')))
  server.listen(0)
  await once(server, 'listening')
  const socket = connect(portOf(server), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [response] = await once(socket, 'data')
  expect(String(response)).toContain('Keep-Alive: timeout=75')
  socket.destroy()
  await close()
})

/** Sends two bytes now and then until refused. */
async function drip(port: number, begin: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += String(chunk)
  })
  socket.write(begin)
  const dripping = setInterval(() => socket.write('aa'), 20)
  // A reset of unsent data, which `once` would take for a failure
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(dripping)
  return heard
}

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 30000\r\n\r\n'],
])('a connection that never completes %s is closed, even if it sends data', async (_, begin) => {
  const app = new Hono<Http>().all('/', async (c) => c.text(await c.req.text().catch(() => '')))
  const { server, close } = createHttpServer(app, {
    headersTimeout: 200,
    requestTimeout: 300,
    connectionsCheckingInterval: 50,
  })
  server.listen(0)
  await once(server, 'listening')
  expect(await drip(portOf(server), begin)).toMatch(/^(HTTP\/1\.1 408 |$)/)
  await close()
})

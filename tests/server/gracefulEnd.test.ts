import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { serve } from '../../server/gracefulEnd.ts'
import type { Http } from '../../server/http/arrival.ts'
import { portOf } from '../support/aProcess.ts'

it('a server that ends answers what still comes on a connection that it kept, and that is its last', async () => {
  const { server, close } = serve(new Hono<Http>().get('/', (c) => c.text('answered')))
  server.listen(0)
  await once(server, 'listening')
  const socket = connect(portOf(server), '127.0.0.1')
  const ask = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [heard] = await once(socket, 'data')
    return String(heard)
  }
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i)
  const closed = close()
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
  await closed
  expect(server.listening).toBe(false)
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { serve } from '../../server/gracefulEnd.ts'
import type { Http } from '../../server/http/arrival.ts'
import { portOf } from '../support/aProcess.ts'

it('a connection that takes nothing of its answer is given up, with all that was ready for it', async () => {
  const app = new Hono<Http>().get('/', (c) => c.body(new Uint8Array(64 * 1024 * 1024)))
  const { server, close } = serve(app, 300)
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

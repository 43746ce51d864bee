import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../server/http/httpServer.ts'
import { portOf } from '../support/aProcess.ts'
import { aServer } from '../support/aServer.ts'
import { soon } from '../support/soon.ts'

let server: Awaited<ReturnType<typeof aServer>>
let served: ReturnType<typeof createHttpServer>
let port = 0
beforeAll(async () => {
  server = await aServer()
  served = createHttpServer(server.app)
  served.server.listen(0)
  await once(served.server, 'listening')
  port = portOf(served.server)
})
afterAll(async () => {
  await served.close()
  await server.stop()
})

/** Sends some bytes, and disconnects once the server handles them. */
async function sendAndLeave(bytes: string): Promise<void> {
  const arrived = once(served.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  await arrived
  socket.destroy()
}

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const head = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`
const counted = 'Content-Length: 100'
const chunked = 'Transfer-Encoding: chunked'

describe('an interrupted request', () => {
  it.each([
    ['a form', '/chat', head('/chat', form, counted) + 'cep=140'],
    [
      'a form in parts',
      '/checkout/cep',
      head('/checkout/cep', 'multipart/form-data; boundary=x', counted) + '--x\r\nContent-Disp',
    ],
    ['a form in chunks', '/chat', head('/chat', form, chunked) + '5\r\ncep=1\r\n'],
    ['a call', '/api/lead', head('/api/lead', json, counted) + '{"a'],
    ['a call in chunks', '/api/lead', head('/api/lead', json, chunked) + '5\r\n{"a":\r\n'],
  ])('is no fault of the server: %s to %s', async (_, __, bytes) => {
    const answered = watched()
    await sendAndLeave(bytes)
    expect(await answered()).toBeLessThan(500)
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

/** Waits for the next response of the app, sent or not. */
function watched(): () => Promise<number> {
  const statuses: number[] = []
  const { fetch } = server.app
  server.app.fetch = async (...given) => {
    const response = await fetch(...given)
    statuses.push(response.status)
    server.app.fetch = fetch
    return response
  }
  return () =>
    soon(() => {
      const [status] = statuses
      if (status === undefined) throw new Error('Not answered yet')
      return status
    })
}

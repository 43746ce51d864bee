import { createServer } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Http } from './clientAddress.ts'
import { answerHosts, answerMisread, hasOneHost } from './unreadableRequest.ts'
import { queuePipelined } from './limits/pipelinedRequests.ts'

/** Closes silent connections after `silence`. Idle ones outlive a proxy's, so that no request is lost. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  silence: 60_000,
  keepAliveTimeout: 75_000,
}
/** The longest waits for new connections, and for requests that are slow to send or to read. */
const longest = { connecting: 3000, ending: 4000 }
/** The silence on all connections after which those without a request are closed. */
const quiet = 1000

/** The host assumed for HTTP/1.0 requests without one, such as a balancer's health checks. */
const unnamedHost = 'localhost'

/** Serves the app. `close` waits `seconds`, stops taking connections, and answers every request that was sent. */
export function createHttpServer(app: Hono<Http>, given: Partial<typeof patience> = {}) {
  const { silence, ...timeouts } = { ...patience, ...given }
  let closing = false
  let allAccepted = Promise.resolve()
  const listener = getRequestListener(
    async (request, bindings) => {
      await allAccepted
      const response = await app.fetch(request, bindings)
      if (closing) response.headers.set('Connection', 'close')
      return response
    },
    { hostname: unnamedHost, errorHandler: answerMisread },
  )
  const server = createServer(
    timeouts,
    queuePipelined((incoming, outgoing) =>
      hasOneHost(incoming) ? void listener(incoming, outgoing) : answerHosts(incoming, outgoing),
    ),
  )
  server.setTimeout(silence)
  const { open, accepted, sent } = watched(server)

  const close = async (seconds = 0) => {
    closing = true
    await setTimeout(seconds * 1000)
    // Node accepts one connection per turn of the event loop. Requests wait meanwhile, so that turns are short.
    allAccepted = settled(accepted, 0, longest.connecting)
    await allAccepted
    // `http.Server.close` would also close connections whose request is just arriving.
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
    const over = Promise.race([closed, setTimeout(longest.ending)])
    await Promise.race([over, settled(sent, quiet, longest.ending)])
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    await over
  }
  return { server, close }
}

/** Tracks a server's open connections, how many it accepted, and the bytes that all of them sent. */
function watched(server: Server) {
  const open = new Set<Socket>()
  let [accepted, sentBefore] = [0, 0]
  server.on('connection', (socket: Socket) => {
    accepted += 1
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      sentBefore += socket.bytesRead
    })
  })
  const sent = () => [...open].reduce((sum, { bytesRead }) => sum + bytesRead, sentBefore)
  return { open, accepted: () => accepted, sent }
}

/** Waits until a count is stable for one whole turn of the event loop, which reads the data that a busy loop left. */
async function settled(count: () => number, ms: number, atMost: number): Promise<void> {
  const late = performance.now() + atMost
  let before
  do {
    before = count()
    await setTimeout(ms)
    await setImmediate()
  } while (count() !== before && performance.now() < late)
}

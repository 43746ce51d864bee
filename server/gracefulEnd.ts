import { createServer } from 'node:http'
import { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Http } from './http/arrival.ts'
import { answerMisread } from './http/unreadableRequest.ts'
import { inTurn } from './http/limits/inTurn.ts'

/** A connection that neither sends nor receives for `silence` is closed, and its prepared responses are dropped. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000, silence: 60_000 }
/**
 * Connections in use end after a response within this time. An HTTP server's own `close` would close a connection whose
 * request is just arriving.
 */
const lastAnswers = 300
/** The longest wait for a browser that keeps a silent connection open. */
const longestWait = 1500

/** The host of a request by HTTP/1.0 that names none, as balancers send to see whether a server lives. */
const unnamedHost = 'localhost'

/** Serves the app on a port. `close` still answers every request; each response is then the last of its connection. */
export function serve(app: Hono<Http>, given: Partial<typeof patience> = {}) {
  const { silence, ...timeouts } = { ...patience, ...given }
  let closing = false
  const listener = getRequestListener(
    async (request, bindings) => {
      const response = await app.fetch(request, bindings)
      if (closing) response.headers.set('Connection', 'close')
      return response
    },
    { hostname: unnamedHost, errorHandler: answerMisread },
  )
  const server = createServer(
    timeouts,
    inTurn((incoming, outgoing) => void listener(incoming, outgoing)),
  )
  server.setTimeout(silence)
  const close = async () => {
    closing = true
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
    await Promise.race([closed, setTimeout(lastAnswers)])
    server.closeIdleConnections()
    await Promise.race([closed, setTimeout(longestWait)])
  }
  return { server, close }
}

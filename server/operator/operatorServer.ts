import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Env } from '../start/readEnv.ts'
import type { Http } from '../http/clientAddress.ts'

const patience = { headersTimeout: 10_000, requestTimeout: 20_000, maxHeaderSize: 8192 }

/** Serves the feeds on a port of their own, which visitors cannot reach. An interrupted page can be fetched again. */
export function serveOperator(app: Hono<Http>, { port, host, tls }: Env['operator']): Server | null {
  if (port === null) return null
  const listener = getRequestListener(app.fetch)
  const answer: Parameters<typeof createServer>[1] = (request, response) => void listener(request, response)
  const server = tls ? createTlsServer({ ...patience, ...read(tls) }, answer) : createServer(patience, answer)
  return server.listen(port, host)
}

function read({ cert, key }: NonNullable<Env['operator']['tls']>) {
  try {
    return { cert: readFileSync(cert), key: readFileSync(key), minVersion: 'TLSv1.2' as const }
  } catch {
    throw new CannotStart('The files of OPERATOR_CERT_FILE and OPERATOR_KEY_FILE cannot be read.')
  }
}

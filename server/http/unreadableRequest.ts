import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import type { Problem } from '../../src/api/contract/errors/problem.ts'
import { refusals } from './refusalMessages.ts'
import { always } from './replies/securityHeaders.ts'

/** Answers requests that Node cannot parse, and the app never sees, like any refusal. */
export function answerUnread(error: Error, socket: Duplex): void {
  const code: unknown = Reflect.get(error, 'code')
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
  const status = statuses.get(String(code)) ?? 400
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': String(body.length) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body.toString()}`)
}

/** Whether a response is being sent on the connection, so that nothing else may be written. */
const isAnswering = (socket: Duplex) =>
  socket instanceof Socket && socket.bytesWritten > 0 && Reflect.get(socket, '_httpMessage') !== null

/** Refuses `Expect`, which this server does not support. */
export function answerExpectation(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, headers).end(body)
}

/** Refuses several Host headers: Node reads the first one, a proxy may read another. */
export const hasOneHost = ({ headersDistinct }: IncomingMessage) => (headersDistinct['host']?.length ?? 0) <= 1

export function answerHosts(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(400, { ...headers, Connection: 'close' }).end(body)
}

/** Answers requests that the app's adapter cannot read, e.g. with an invalid host. */
export const answerMisread = (error: unknown) =>
  error instanceof RequestError
    ? new Response(body, { status: 400, headers })
    : new Response(null, { status: 500, headers: always })

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])
const headers = { ...always, 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store' }
const problem: Problem = { error: refusals['body.malformed'], code: 'body.malformed', id: '-' }
const body = Buffer.from(JSON.stringify(problem))

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Asked = { incoming: IncomingMessage; outgoing: ServerResponse }
type Line = { busy: boolean; waiting: Asked[] }

/** The waiting requests of one connection. Browsers send none before the last response. */
const mostAhead = 32

/** Answers the requests of a connection one at a time; Node would start them all. Too many close the connection. */
export function queuePipelined(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>()

  return (incoming, outgoing) => {
    const { socket } = incoming
    const line = lines.get(socket) ?? lineOf(socket)
    if (!line.busy) return begin(line, { incoming, outgoing })
    if (line.waiting.length >= mostAhead) return void line.waiting.at(-1)?.outgoing.setHeader('Connection', 'close')
    line.waiting.push({ incoming, outgoing })
    process.nextTick(rest, socket, line)
  }

  function lineOf(socket: Socket): Line {
    const line = { busy: false, waiting: [] }
    lines.set(socket, line)
    return line
  }

  /** Runs on the next tick, because Node resumes reading after each request that it parses. */
  function rest(socket: Socket, { waiting }: Line): void {
    if (waiting.length > 0) socket.pause()
  }

  function begin(line: Line, { incoming, outgoing }: Asked): void {
    line.busy = true
    outgoing.once('close', () =>
      line.waiting.length > 0 ? void setImmediate(goOn, incoming.socket, line) : leave(line, incoming.socket),
    )
    answer(incoming, outgoing)
  }

  function goOn(socket: Socket, line: Line): void {
    const next = socket.destroyed ? undefined : line.waiting.shift()
    if (next) begin(line, next)
  }

  function leave(line: Line, socket: Socket): void {
    line.busy = false
    if (socket.isPaused()) socket.resume()
  }
}

import { type DestinationStream, pino } from 'pino'

/** The log line of a request: the name of the call, never its address, body or values. */
export type RequestLine = { id: string; call: string; status: number; ms: number; code?: string }
/** The log line of a fault: where it happened, never its message, which may contain a value. */
export type FaultLine = { id: string; call: string; kind: string; where: string[] }
export type Log = { request: (line: RequestLine) => void; fault: (line: FaultLine) => void }

export function makeLog(level: string, to?: DestinationStream): Log {
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = to ? pino(settings, to) : pino(settings)
  return {
    request: ({ id, call, status, ms, code }) => logger.info({ id, call, status, ms, code }),
    fault: ({ id, call, kind, where }) => logger.error({ id, call, kind, where }),
  }
}

export function faultOf(error: unknown): Pick<FaultLine, 'kind' | 'where'> {
  if (!(error instanceof Error)) return { kind: typeof error, where: [] }
  const { stack = '', message } = error
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return {
    kind: error.name,
    where: frames
      .slice(0, 6)
      .map((line) => line.trim().replace(/\(?file:\/\/.*\/(?=server\/|src\/|node_modules\/)/, '(')),
  }
}

import type { Problem } from '../../src/api/contract/errors/problem.ts'
import { FileGone } from '../db/deletedFileCheck.ts'
import { Refusal, refuseAndRetryAfter } from './refusal.ts'
import { refusals } from './refusalMessages.ts'

/** The reply to a failed request. A fault reveals only an id to find in the log. */
export function failureOf(
  error: unknown,
  id: string,
): { status: number; problem: Problem; headers: Record<string, string>; fault: boolean } {
  if (error instanceof Refusal)
    return { status: error.status, problem: { ...error.problem, id }, headers: error.headers, fault: false }
  if (isOutage(error)) return { ...failureOf(refuseAndRetryAfter(2, 503, 'server.busy'), id), fault: true }
  return { status: 500, problem: { error: refusals.server, code: 'server', id }, headers: {}, fault: true }
}

const sqliteOutages = new Set([5, 6, 8, 10, 13, 14])
const postgresOutage = /^(08|25006|53|55P03|57|58)/
const socketOutage = new Set(
  'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
)
/** The driver's messages without a code, for a lost or unavailable connection. */
const silentOutage =
  /connection terminated|is not queryable|connection has been discarded|timeout expired|timeout exceeded when trying to connect/i

/** Whether the database is away, full, busy or read-only, so that the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof FileGone) return true
  const errcode: unknown = Reflect.get(error, 'errcode')
  if (typeof errcode === 'number') return sqliteOutages.has(errcode & 0xff)
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string') return postgresOutage.test(code) || socketOutage.has(code)
  return silentOutage.test(error.message)
}

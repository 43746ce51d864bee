import type { Problem } from '../../src/api/contract/errors/problem.ts'
import { refusalText, type Refusal as ValueRefusal } from '../../src/api/contract/errors/validationMessages.ts'
import { refusals, type RefusalCode } from './refusalMessages.ts'

/** A request that is understood but refused: its status, the problem for the visitor, and extra headers. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly problem: Omit<Problem, 'id'>
  readonly headers: Record<string, string>

  constructor(status: RefusalStatus, problem: Omit<Problem, 'id'>, headers: Record<string, string> = {}) {
    super(problem.code)
    this.name = 'Refusal'
    this.status = status
    this.problem = problem
    this.headers = headers
  }
}

/** A refusal that commits its transaction, with the counts in it. */
export class CountedRefusal extends Refusal {}

export type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 503
type Extras = Pick<Problem, 'due' | 'slots' | 'fields' | 'version'>

export function refuse(status: RefusalStatus, code: RefusalCode, extras: Extras = {}): Refusal {
  return new Refusal(status, { error: refusals[code], code, ...extras })
}

/** A refusal with Retry-After. */
export function refuseAndRetryAfter(seconds: number, status: RefusalStatus, code: RefusalCode): Refusal {
  return new Refusal(status, { error: refusals[code], code }, retryAfter(seconds))
}

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })

/** Refuses a method that a known path does not support. */
export function refuseMethod(allowed: readonly string[]): Refusal {
  return new Refusal(405, { error: refusals['method.unknown'], code: 'method.unknown' }, { Allow: allowed.join(', ') })
}

/** A refused value, by its path in the body. */
export function refuseField(path: string, code: ValueRefusal): Refusal {
  return refuseFields({ [path]: refusalText(code) ?? refusals['field.invalid'] })
}

export function refuseFields(fields: Record<string, string>): Refusal {
  const [first] = Object.values(fields)
  return new Refusal(422, { error: first ?? refusals.invalid, code: 'invalid', fields })
}

/** The same reply for a lead that is unknown, foreign, expired or requested without its token. */
export const notFound = () => refuse(404, 'lead.unknown')

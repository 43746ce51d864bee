import type { Problem } from './problem.ts'

export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'http'
  | 'contentType'
  | 'unparseable'
  | 'empty'
  | 'missing'
  | 'server'
  | 'refused'

/** A failed call, with the text that the visitor sees. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  readonly status: number
  readonly problem: Problem | null
  constructor(kind: ErrorKind, message: string, status = 0, about: Problem | null = null) {
    super(message)
    this.kind = kind
    this.status = status
    this.problem = about
  }
}

/** Whether a failure may pass: no connection, a busy server, a corrupt reply, or the same call still running. */
export const mayPass = ({ kind, status, problem }: ApiError) =>
  kind !== 'refused' || status >= 500 || status === 429 || status === 408 || problem?.code === 'key.busy'

/** Returns the error of a failed call. Rethrows any other error, which is a fault of the product. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

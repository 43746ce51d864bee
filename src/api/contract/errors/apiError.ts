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

/** A failed call, with the words that the visitor sees. */
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

/** The error of a failed call. Any other error is a fault of the product, and is thrown on. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

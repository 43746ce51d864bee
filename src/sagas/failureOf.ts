import { ApiError } from '../api/contract/errors/apiError.ts'
import type { Failure } from '../content/texts/errors/failureTexts.ts'

/** The reason of a failed call, for the visitor. A fault in the browser is shown as one of the server. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: 'server' }
  const { kind, problem, message } = error
  return kind === 'network' ? { code: kind } : { code: problem?.code ?? kind, words: message }
}

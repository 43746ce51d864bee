import * as z from 'zod/mini'
import { callErrors } from './contract/callErrors.ts'
import { ApiError } from './contract/apiError.ts'
import { calls, type CallName, type Reply } from './contract/calls.ts'

/** The reply of a call as its row describes it; what is missing or of another type is named. */
export function parseReply<N extends CallName>(name: N, data: unknown): Reply<N> {
  const result = z.safeParse(calls[name].reply, data)
  if (result.success) return result.data as Reply<N>
  const names = new Set(result.error.issues.map(({ path }) => path.map(String).join('.') || name))
  throw new ApiError('missing', callErrors.missing([...names]))
}

import * as z from 'zod/mini'
import { callErrors } from './contract/callErrors.ts'
import { ApiError } from './contract/apiError.ts'
import { calls, type CallName, type Reply } from './contract/calls.ts'
import { replyNames } from './contract/replyErrors.ts'

/** The reply of a call as its row describes it; what is missing or of another type is named. */
export function parseReply<N extends CallName>(name: N, data: unknown): Reply<N> {
  const result = z.safeParse(calls[name].reply, isRecord(data) ? data : {})
  if (result.success) return result.data as Reply<N>
  const names = new Set(result.error.issues.map(({ path }) => path.map(String).join('.')))
  throw new ApiError('missing', callErrors.missing([...names], replyNames[name]))
}

const isRecord = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data)

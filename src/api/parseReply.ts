import * as z from 'zod/mini'
import { callErrorMessages } from './contract/errors/callErrorMessages.ts'
import { ApiError } from './contract/errors/apiError.ts'
import { calls, type CallName, type Reply } from './contract/calls.ts'
import { replyNames } from './contract/errors/emptyReplyMessages.ts'

/** Parses the reply of a call by its row in the contract, and names missing or mistyped parts. */
export function parseReply<N extends CallName>(name: N, data: unknown): Reply<N> {
  const result = z.safeParse(calls[name].reply, isRecord(data) ? data : {})
  if (result.success) return result.data as Reply<N>
  const names = new Set(result.error.issues.map(({ path }) => path.map(String).join('.')))
  throw new ApiError('missing', callErrorMessages.missing([...names], replyNames[name]))
}

const isRecord = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data)

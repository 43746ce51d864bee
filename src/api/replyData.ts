import { callErrorMessages } from './contract/errors/callErrorMessages.ts'
import { ApiError } from './contract/errors/apiError.ts'
import type { CallName } from './contract/calls.ts'
import { problem, type Problem } from './contract/errors/problem.ts'
import { emptyReplies, noLead, replyLists, wordlessErrors } from './contract/errors/emptyReplyMessages.ts'

/** The data of a reply, or its error. The server's text takes precedence over ours. */
export function replyData(name: CallName, { ok, status, statusText, headers }: Response, text: string): unknown {
  const type = headers.get('content-type') ?? ''
  const data = /\bjson\b/.test(type) ? parsed(text) : undefined
  const said = ownWords(name, data)
  if (said !== null) throw new ApiError('refused', said, status, problemIn(data))
  if (!ok)
    throw new ApiError(data === undefined ? 'http' : 'refused', callErrorMessages.http(status, statusText), status)
  if (text.trim() === '' || isEmpty(data) || isEmpty(field(data, replyLists[name])))
    throw new ApiError('empty', emptyReplies[name] ?? callErrorMessages.empty, status)
  if (!/\bjson\b/.test(type)) throw new ApiError('contentType', callErrorMessages.contentType(type), status)
  if (data === undefined) throw new ApiError('unparseable', callErrorMessages.unparseable, status)
  if (field(data, 'success') === false) throw new ApiError('server', callErrorMessages.server, status)
  if (field(data, 'lead') === null)
    throw new ApiError('refused', noLead, status, { error: noLead, code: 'lead.none', id: '' })
  return data
}

const isEmpty = (data: unknown) => data === null || (typeof data === 'object' && Object.keys(data).length === 0)
const field = (data: unknown, name: string | undefined): unknown =>
  typeof data === 'object' && data !== null && name !== undefined
    ? Object.getOwnPropertyDescriptor(data, name)?.value
    : undefined

/** Undefined for a body that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemIn(data: unknown): Problem | null {
  const result = problem.safeParse(data)
  return result.success ? result.data : null
}

/** The error message of a body, under any of four names. An empty message is a failure too. */
function ownWords(name: CallName, data: unknown): string | null {
  const values = [
    ...['error', 'erro', 'message', 'mensagem'].map((key) => field(data, key)),
    field(field(data, 'data'), 'error'),
  ]
  const failures = values.filter((value) => value !== undefined && value !== null && value !== false)
  if (failures.length === 0) return null
  const words = failures
    .flatMap((value) => [value, field(value, 'message')])
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof words === 'string' ? words : (wordlessErrors[name] ?? callErrorMessages.server)
}

import { callErrors, emptyReplies } from './contract/callErrors.ts'
import { ApiError } from './contract/apiError.ts'
import type { CallName } from './contract/calls.ts'
import { problem, type Problem } from './contract/problem.ts'

/** The data of a reply, or the error it is: the server's own words come before ours. */
export function replyData(name: CallName, response: Response, text: string): unknown {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const json = /\bjson\b/.test(type)
  if (!response.ok && !json) throw new ApiError('http', callErrors.http(status, response.statusText), status)
  if (text.trim() === '') throw new ApiError('empty', emptyText(name), status)
  if (!json) throw new ApiError('contentType', callErrors.contentType(type), status)
  const data = parsed(text, status)
  if (data === null || (typeof data === 'object' && Object.keys(data).length === 0)) throw new ApiError('empty', emptyText(name), status)
  const said = ownWords(data)
  if (said !== null || !response.ok) throw new ApiError('refused', said ?? callErrors.http(status, response.statusText), status, problemIn(data))
  if (typeof data === 'object' && 'success' in data && data.success === false) throw new ApiError('server', callErrors.server, status)
  return data
}

const emptyText = (name: CallName) => Object.entries(emptyReplies).find(([call]) => call === name)?.[1] ?? callErrors.empty

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('unparseable', callErrors.unparseable, status)
  }
}

function problemIn(data: unknown): Problem | null {
  const result = problem.safeParse(data)
  return result.success ? result.data : null
}

/** What a body says went wrong, under any of the four names a server may use; an empty one still means failure. */
function ownWords(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  for (const field of ['error', 'erro', 'message', 'mensagem']) {
    const value: unknown = Object.getOwnPropertyDescriptor(data, field)?.value
    if (value === undefined || value === null || value === false) continue
    return typeof value === 'string' && value !== '' ? value : nestedWords(value)
  }
  return null
}

function nestedWords(value: unknown): string {
  const inner: unknown = typeof value === 'object' && value !== null && 'message' in value ? value.message : null
  return typeof inner === 'string' && inner !== '' ? inner : callErrors.server
}

import type { Call } from './contract/calls.ts'

export type Options = { idempotencyKey?: string; version?: number }

/** The request of a call, in plain values. */
export function requestOf(host: string, row: Call, input: object, options: Options) {
  const params = new Map(entries(input, 'params'))
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params.get(key) ?? ''))
  const search = new URLSearchParams(entries(input, 'query')).toString()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (row.body) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.version !== undefined) headers['if-match'] = `"${options.version}"`
  const body = row.body ? { body: JSON.stringify(part(input, 'body') ?? {}) } : {}
  return {
    url: `${host}/api${path}${search && `?${search}`}`,
    init: { method: row.method, headers, credentials: 'include' as const, ...body },
  }
}

const part = (input: object, name: string): unknown => Object.getOwnPropertyDescriptor(input, name)?.value

function entries(input: object, name: string): [string, string][] {
  return Object.entries(part(input, name) ?? {}).map(([key, value]) => [key, String(value)])
}

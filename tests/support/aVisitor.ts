import * as z from 'zod/mini'
import { openApi } from '../../server/http/docs/openapi.ts'
import { type CallName, calls } from '../../src/api/contract/calls.ts'
import { problem } from '../../src/api/contract/errors/problem.ts'
import { proofHeader } from '../../src/api/contract/proofOfWork.ts'
import { solveChallenge } from '../../src/api/solveChallenge.ts'

export type Said = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  key?: string
  /** Leaves challenges unsolved, like a client without the code for them. */
  idle?: true
}
export type Heard = { status: number; body: Record<string, unknown>; headers: Headers }
type App = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }
export type Visitor = ReturnType<typeof aVisitor>

const operation = z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })
const published = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
const operations = Object.values(z.parse(published, openApi()).paths).flatMap((path) => Object.values(path))
const answers = new Map(
  operations.map(({ operationId, responses }) => [operationId, new Set(Object.keys(responses).map(Number))]),
)

/** The statuses of a call in the published contract. */
const answersOf = (name: CallName) => answers.get(name) ?? new Set()

/** A visitor's browser: stores cookies, performs calls and does the work that limits ask for. */
export function aVisitor(app: App) {
  const cookies = new Map<string, string>()

  async function call(name: CallName, said: Said = {}): Promise<Heard> {
    const heard = await callOnce(name, said)
    const { challenge } = problem.safeParse(heard.body).data ?? {}
    if (!challenge || said.idle) return heard
    const proof = { [proofHeader]: (await solveChallenge(challenge)) ?? '' }
    return callOnce(name, { ...said, headers: { ...said.headers, ...proof } })
  }

  async function callOnce(name: CallName, said: Said): Promise<Heard> {
    const { method } = calls[name]
    const headers = {
      Cookie: cookie(),
      ...(said.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(said.key !== undefined && { 'Idempotency-Key': said.key }),
      ...said.headers,
    }
    const response = await app.request(addressOf(name, said), {
      method,
      headers,
      ...(said.body !== undefined && { body: JSON.stringify(said.body) }),
    })
    if (!answersOf(name).has(response.status))
      throw new Error(`${name} answered ${response.status}, which the published contract does not say`)
    for (const each of response.headers.getSetCookie()) keep(each)
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers }
  }

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  function keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (header.includes('; Max-Age=0;')) cookies.delete(name)
    else cookies.set(name, value)
  }

  return { call, cookies }
}

function addressOf(name: CallName, { params = {}, query = {} }: Said): string {
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams(query).toString()
  return `/api${path}${search && `?${search}`}`
}

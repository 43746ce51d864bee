import { Hono } from 'hono'
import { type Call, type CallName, calls } from '../../src/api/contract/calls.ts'
import { refuse, refuseMethod } from '../refusal.ts'
import type { Http, HttpContext } from './arrival.ts'
import { giveToken, takeToken, tokenOf } from './authority.ts'
import { compressed } from './compress.ts'
import { evenly } from './evenly.ts'
import { keyIn } from './idempotency.ts'
import { readInput } from './input.ts'
import type { Limiter } from './limiter.ts'
import { isGuarded, senderOf } from './sender.ts'
import { changes, type Ground, perform } from './perform.ts'
import { isSteady, makeSteady } from './steady.ts'
import type { Tries } from './tries.ts'

/** Every row of the contract as a route. */
export function bindCalls(ground: Ground, limiter: Limiter, tries: Tries): Hono<Http> {
  const api = new Hono<Http>()
  const serving = { ground, limiter, tries, steady: makeSteady() }
  for (const name of callNames()) {
    const { method, path }: Call = calls[name]
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    if (method === 'GET' && !('owned' in calls[name])) api.on('GET', route, compressed)
    api.on(method, route, (c) => serveCall(name, c, serving))
  }
  api.all('*', (c) => {
    const allowed = methodsAt(c.req.path)
    throw allowed.length > 0 ? refuseMethod(allowed) : refuse(404, 'route.unknown')
  })
  return api
}

export const callNames = (): CallName[] => Object.keys(calls).filter(isCallName)
const isCallName = (text: string): text is CallName => Object.hasOwn(calls, text)

/** How the calls at an address may be asked; what only reads may also be looked at. */
function methodsAt(path: string): string[] {
  const there = callNames().filter((name) => new RegExp(`^/api${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
  return [...new Set(there.flatMap((name) => (changes(name) ? [calls[name].method] : ['GET', 'HEAD'])))]
}

type Serving = { ground: Ground; limiter: Limiter; tries: Tries; steady: ReturnType<typeof makeSteady> }

async function serveCall(name: CallName, c: HttpContext, { ground, limiter, tries, steady }: Serving): Promise<Response> {
  c.set('call', name)
  if (c.req.method === 'HEAD' && changes(name)) throw refuseMethod(['GET'])
  if (isGuarded(name) && senderOf(c) === 'other') throw refuse(403, 'site.other')
  limiter.take(bucketOf(name), c.var.ip)
  const input = await readInput(name, c)
  const asked = askedBy(c)
  const answer = async () => {
    await tries.count(name, input, asked.ip)
    return perform(name, input, asked, ground)
  }
  if (isSteady(name)) {
    const { text, tag } = await steady(name, input, async () => (await answer()).reply)
    return asJson(c, text, tag)
  }
  const { reply, grants, gone } = await (tries.looksUp(name) ? evenly(answer) : answer())
  for (const grant of grants) giveToken(c, grant)
  for (const id of gone) takeToken(c, id)
  if (gone.length > 0) ground.erased()
  const version = versionIn(reply)
  return asJson(c, JSON.stringify(reply), version === null ? null : `"${version}"`)
}

function asJson(c: HttpContext, text: string, tag: string | null): Response {
  return c.newResponse(text, 200, { 'Content-Type': 'application/json; charset=UTF-8', ...(tag !== null && { ETag: tag }) })
}

function askedBy(c: HttpContext) {
  const idempotencyKey = keyIn(c.req.header('idempotency-key'))
  return { ip: c.var.ip, idempotencyKey, ifMatch: versionAsked(c.req.header('if-match')), token: (id: string) => tokenOf(c, id) }
}

function versionAsked(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const version = /^("?)(\d{1,9})\1$/.exec(header)?.[2]
  if (version === undefined) throw refuse(400, 'version.invalid')
  return Number(version)
}

function versionIn(reply: unknown): number | null {
  return typeof reply === 'object' && reply !== null && 'version' in reply && typeof reply.version === 'number' ? reply.version : null
}

const lookups: readonly CallName[] = ['cepInformation', 'coverage', 'addressInfo', 'slots', 'checkClient']

/** Which counter a call runs against; reading what is public or one's own is free. */
function bucketOf(name: CallName): 'write' | 'lookup' | null {
  if (changes(name)) return 'write'
  return lookups.includes(name) ? 'lookup' : null
}

import { Hono } from 'hono'
import { type Call, type CallName, calls } from '../../../src/api/contract/calls.ts'
import { proofHeader } from '../../../src/api/contract/proofOfWork.ts'
import { keysOf } from '../../keysOf.ts'
import { refuse, refuseMethod } from '../refusal.ts'
import type { Http, HttpContext } from '../clientAddress.ts'
import { giveToken, takeToken, tokenOf } from './leadTokens.ts'
import { changes, ruleOf } from './callRules.ts'
import { compress } from '../replies/compress.ts'
import { hideResponseTime } from './hideResponseTime.ts'
import { keyIn } from './idempotency.ts'
import { readInput } from './readInput.ts'
import { withChallenge } from '../limits/proofOfWorkLimit.ts'
import { type Challenges, makeProofOfWorkChallenges } from '../limits/proofOfWorkChallenges.ts'
import type { Limiter } from '../limits/limiter.ts'
import { isGuarded, senderOf } from '../crossSiteCheck.ts'
import { type Services, performCall } from './performCall.ts'
import { makeReplyCache } from '../replies/replyCache.ts'
import type { CustomerLookupLimit } from '../limits/customerLookupLimit.ts'

/** Registers a route for every call of the contract. */
export function bindCalls(services: Services, limiter: Limiter, tries: CustomerLookupLimit): Hono<Http> {
  const api = new Hono<Http>()
  const challenges = makeProofOfWorkChallenges(services.vault, services.now)
  const serving = { services, limiter, tries, challenges, replyCache: makeReplyCache(services.catalogue) }
  for (const name of callNames) {
    const { method, path }: Call = calls[name]
    const route = path.replace(/\{(\w+)\}/g, ':$1')
    if (method === 'GET' && !('owned' in calls[name])) api.on('GET', route, compress)
    api.on(method, route, (c) => serveCall(name, c, serving))
  }
  api.all('*', (c) => {
    const allowed = methodsAt(c.req.path)
    throw allowed.length > 0 ? refuseMethod(allowed) : refuse(404, 'route.unknown')
  })
  return api
}

export const callNames = keysOf(calls)

/** The methods of a path. A GET that only reads also has HEAD. */
function methodsAt(path: string): string[] {
  const there = callNames.filter((name) =>
    new RegExp(`^/api${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  const methods = there.flatMap((name) =>
    calls[name].method === 'GET' && !changes(name) ? ['GET', 'HEAD'] : [calls[name].method],
  )
  return [...new Set(methods)]
}

type Serving = {
  services: Services
  limiter: Limiter
  tries: CustomerLookupLimit
  challenges: Challenges
  replyCache: ReturnType<typeof makeReplyCache>
}

async function serveCall(
  name: CallName,
  c: HttpContext,
  { services, limiter, tries, challenges, replyCache }: Serving,
): Promise<Response> {
  c.set('call', name)
  if (c.req.method === 'HEAD' && changes(name)) throw refuseMethod(['GET'])
  if (isGuarded(name) && senderOf(c) === 'other') throw refuse(403, 'site.other')
  limiter.take(bucketOf(name), c.var.ip, ruleOf(name).looksUp)
  const input = await readInput(name, c)
  const asked = { ...askedBy(c), solved: await challenges.solvedIn(c.req.header(proofHeader)) }
  const answer = () =>
    withChallenge(challenges, async () => {
      await tries(name, input, asked)
      return performCall(name, input, asked, services)
    })
  if (ruleOf(name).cacheable) {
    const { text, tag } = await replyCache(name, input, async () => (await answer()).reply)
    return asJson(c, text, tag)
  }
  const { tries: secret, constantTime } = ruleOf(name)
  const step = secret === 'cpf' ? services.lookupStep : undefined
  const { reply, grants, gone } = await (secret || constantTime ? hideResponseTime(answer, step) : answer())
  for (const grant of grants) giveToken(c, grant)
  for (const id of gone) takeToken(c, id)
  if (gone.length > 0) services.erased()
  const version = versionIn(reply)
  return asJson(c, JSON.stringify(reply), version === null ? null : `"${version}"`)
}

function asJson(c: HttpContext, text: string, tag: string | null): Response {
  return c.newResponse(text, 200, {
    'Content-Type': 'application/json; charset=UTF-8',
    ...(tag !== null && { ETag: tag }),
  })
}

function askedBy(c: HttpContext) {
  return {
    ip: c.var.ip,
    idempotencyKey: keyIn(c.req.header('idempotency-key')),
    ifMatch: versionAsked(c.req.header('if-match')),
    token: (id: string) => tokenOf(c, id),
  }
}

function versionAsked(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const version = /^("?)(\d{1,9})\1$/.exec(header)?.[2]
  if (version === undefined) throw refuse(400, 'version.invalid')
  return Number(version)
}

function versionIn(reply: unknown): number | null {
  return typeof reply === 'object' && reply !== null && 'version' in reply && typeof reply.version === 'number'
    ? reply.version
    : null
}

/** The counter that a call counts against. */
function bucketOf(name: CallName): 'write' | 'lookup' | null {
  if (changes(name) || ruleOf(name).tellsOutside) return 'write'
  return ruleOf(name).looksUp ? 'lookup' : null
}

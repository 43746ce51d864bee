import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { countHourly, countInHour } from '../http/limits/hourlyLimits.ts'
import type { Db } from '../db/database.ts'
import { type Http, networkOf } from '../http/clientAddress.ts'
import { failureOf } from '../http/failureResponse.ts'
import { faultOf, type Log } from '../monitoring/log.ts'
import { random } from '../secrets/random.ts'
import {
  type FeedName,
  feedNames,
  type feedProblem,
  feedQuery,
  type OutcomeReply,
  type Permission,
  type StateReply,
  tellings,
  type VisitsReply,
} from './feedContract.ts'
import { CursorAhead, type Feeding, fetchFeed } from './feed.ts'
import { feedOpenApi } from './feedOpenApi.ts'
import { FeedRefusal } from './feedRefusal.ts'
import { saveCallOutcome, saveOrderState, saveBlockedVisits } from './saveReports.ts'
import { type Bearer, bearerOf, nameIn } from './accessTokens.ts'

type Parts = Feeding & { db: Db; log: Log }

/** The wrong tokens per name, network and hour. Other names and networks are not blocked. */
const triesInHour = 20

/** The API for the operator's own systems, as one function from request to response. */
export function createOperatorApp(parts: Parts): Hono<Http> {
  const { log } = parts
  const app = new Hono<Http>()
  app.use(async (c, next) => {
    const began = performance.now()
    c.set('id', random(9).toString('base64url'))
    c.set('call', 'operator')
    await next()
    c.res.headers.set('X-Request-Id', c.var.id)
    c.res.headers.set('Cache-Control', 'no-store')
    const { id, call, code } = c.var
    log.request({ id, call, status: c.res.status, ms: Math.round(performance.now() - began), ...(code && { code }) })
  })
  app.get('/openapi.json', (c) => c.json(feedOpenApi()))
  for (const feed of feedNames) app.get(`/${feed}`, (c) => answer(c, feed, parts))
  app.post('/orders/:number/state', limited, (c) =>
    tell(c, 'orders.state', tellings['orders.state'].body, parts, (body, by) =>
      saveOrderState(c.req.param('number'), body, by, parts),
    ),
  )
  app.post('/calls/:id/outcome', limited, (c) =>
    tell(c, 'calls.outcome', tellings['calls.outcome'].body, parts, (body, by) =>
      saveCallOutcome(c.req.param('id'), body, by, parts),
    ),
  )
  app.post('/visits', limited, (c) =>
    tell(c, 'visits', tellings.visits.body, parts, (body, by) => saveBlockedVisits(body, by, parts)),
  )
  app.notFound((c) => told(c, new FeedRefusal(404, 'path.unknown')))
  app.onError((error, c) => told(c, refusedBy(error, c, log)))
  return app
}

async function answer(c: Context<Http>, feed: FeedName, parts: Parts): Promise<Response> {
  const name = await allowed(c, feed, parts)
  const { data } = z.safeParse(feedQuery, c.req.query())
  if (!data) throw new FeedRefusal(400, 'query.wrong')
  return c.json(await fetchFeed(feed, { after: Number(data.after), limit: Number(data.limit), name }, parts))
}

/** Accepts a report. Repeating it changes nothing. */
async function tell<B>(
  c: Context<Http>,
  what: keyof typeof tellings,
  schema: z.ZodMiniType<B>,
  parts: Parts,
  keep: (body: B, by: string) => Promise<StateReply | OutcomeReply | VisitsReply>,
): Promise<Response> {
  const name = await allowed(c, what, parts)
  const { data } = z.safeParse(schema, await c.req.json().catch(() => null))
  if (!data) throw new FeedRefusal(400, 'body.wrong')
  return c.json(await keep(data, name))
}

const limited = bodyLimit({
  maxSize: 4096,
  onError: () => {
    throw new FeedRefusal(413, 'body.large')
  },
})

/** The token's name, if it has the permission. */
async function allowed(c: Context<Http>, what: Permission, parts: Parts): Promise<string> {
  c.set('call', `operator.${what}`)
  const { name, may } = await bearerIn(c, parts)
  if (!may.includes(what)) throw new FeedRefusal(403, 'token.other')
  return name
}

/** The token's owner. Wrong tokens are counted by the name that they claim. */
async function bearerIn(c: Context<Http>, { db, vault, write, now }: Parts): Promise<Bearer> {
  const [, token = ''] = /^Bearer (\S{1,128})$/.exec(c.req.header('Authorization') ?? '') ?? []
  const claimed = nameIn(token)
  if (claimed === null) throw new FeedRefusal(401, 'token.wrong')
  const name = `operator|${claimed}|${networkOf(peerOf(c))}`
  if ((await countInHour(name, { db, vault, now })) >= triesInHour) throw new FeedRefusal(429, 'limit.reached')
  const bearer = await bearerOf(db, token, now())
  if (bearer) return bearer
  await write((tx) => countHourly(name, { db: tx, vault, now }))
  throw new FeedRefusal(401, 'token.wrong')
}

const peerOf = (c: Context<Http>): string => {
  const { incoming } = z.safeParse(bindings, c.env).data ?? {}
  return incoming?.socket.remoteAddress ?? '127.0.0.1'
}
const bindings = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }) })

function refusedBy(error: Error, c: Context<Http>, log: Log): FeedRefusal {
  if (error instanceof FeedRefusal) return error
  if (error instanceof CursorAhead) return new FeedRefusal(409, 'cursor.ahead')
  const { id, call } = c.var
  log.fault({ id, call, ...faultOf(error) })
  return failureOf(error, id).status === 503 ? new FeedRefusal(503, 'busy') : new FeedRefusal(500, 'server')
}

function told(c: Context<Http>, { status, code, message }: FeedRefusal): Response {
  c.set('code', code)
  const headers = {
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...((status === 503 || status === 429) && { 'Retry-After': status === 503 ? '2' : '600' }),
  }
  return c.json({ code, error: message, id: c.var.id } satisfies z.output<typeof feedProblem>, status, headers)
}

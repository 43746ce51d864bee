import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../start/readEnv.ts'
import { makeHealth } from '../monitoring/databaseHealth.ts'
import { arrivalOf, type Http, type HttpContext } from './clientAddress.ts'
import { concurrencyLimit } from './limits/concurrencyLimit.ts'
import { bindCalls } from './calls/bindCalls.ts'
import { bindDocs } from './docs/docs.ts'
import { failureOf } from './failureResponse.ts'
import { securityHeaders } from './replies/securityHeaders.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Services } from './calls/performCall.ts'
import type { CustomerLookupLimit } from './limits/customerLookupLimit.ts'
import { faultOf, type Log, type RequestLine } from '../monitoring/log.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { bindOutbox } from '../mail/devOutboxPage.ts'
import { refuse, refuseAndRetryAfter } from './refusal.ts'
import { random } from '../secrets/random.ts'
import { bindNotMyOrderPage } from '../schedule/notMyOrderPage.ts'
import { bindUnsubscribe } from '../reminders/unsubscribePage.ts'
import { bindContentSecurityPolicyReports } from '../site/contentSecurityPolicyReports.ts'
import { bindSecurityTxt } from '../site/securityTxt.ts'
import type { Site } from '../site/site.ts'

/** `outbox` is the folder where developers read mails, if there is one. */
export type AppParts = {
  services: Services
  limiter: Limiter
  mostAtOnce: number
  tries: CustomerLookupLimit
  log: Log
  proxies: BlockList
  /** Called for each request that a proxy outside TRUSTED_PROXIES forwards. */
  unnamedProxy: (peer: string) => void
  site: Site
  saysSample: () => boolean
  env: Pick<Env, 'apiDocs' | 'securityContact' | 'siteAddress'>
  outbox: string | null
  metrics: Pick<Metrics, 'answered' | 'policyReported'>
  draining: () => boolean
}

/** The whole server as one function from request to response. */
export function createApp(parts: AppParts): Hono<Http> {
  const { services, limiter, tries, log, proxies, metrics, draining } = parts
  const app = new Hono<Http>()
  const health = makeHealth(services.write, services.now, (error) =>
    log.fault({ id: '-', call: 'health', ...faultOf(error) }),
  )
  app.use(async (c, next) => {
    const started = performance.now()
    const { ip, https, hosts, unnamedProxy } = arrivalOf(c, proxies)
    if (unnamedProxy !== null) parts.unnamedProxy(unnamedProxy)
    c.set('id', random(9).toString('base64url'))
    c.set('call', 'site')
    c.set('ip', ip)
    c.set('https', https)
    c.set('hosts', hosts)
    c.set('saysSample', parts.saysSample())
    await next()
    c.res.headers.set('X-Request-Id', c.var.id)
    c.res.headers.set('Date', services.now().toUTCString())
    const line = requestLine(c, performance.now() - started)
    metrics.answered(line)
    if (line.call !== 'site' || line.code !== undefined) log.request(line)
  })
  app.use(securityHeaders)
  app.use('/api/*', async (c, next) => {
    c.set('call', 'api')
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.get(probes.live, isWell)
  app.get(probes.ready, async (c) => {
    if (draining() || !(await health())) throw refuseAndRetryAfter(2, 503, 'server.busy')
    return isWell(c)
  })
  app.use(sized)
  app.use(concurrencyLimit(parts.mostAtOnce, limiter))
  bindDocs(app, parts.env)
  bindContentSecurityPolicyReports(app, metrics.policyReported)
  bindSecurityTxt(app, parts.env, services.now)
  app.route('/api', bindCalls(services, limiter, tries))
  bindOutbox(app, parts.outbox)
  bindUnsubscribe(app, services, limiter)
  bindNotMyOrderPage(app, services, limiter)
  app.all('*', (c) => parts.site(c))
  app.onError((error, c) => answerFailure(error, c, log))
  return app
}

/** The addresses by which a host checks that the process is alive, and ready for visitors. */
const probes = { live: '/healthz', ready: '/readyz' }
const isWell = (c: HttpContext) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' })

const requestLine = (c: HttpContext, ms: number): RequestLine => ({
  id: c.var.id,
  call: c.var.call,
  status: c.res.status,
  ms: Math.round(ms),
  ...(c.var.code !== undefined && { code: c.var.code }),
})

const largest = 32 * 1024
const tooLarge = () => {
  throw refuse(413, 'body.large')
}
const counted = bodyLimit({ maxSize: largest, onError: tooLarge })
/** Counts the bytes of a body only if no header gives its length, because counting makes reading it slow. */
const sized = createMiddleware<Http>((c, next) => {
  const length = c.req.header('content-length')
  if (c.req.header('transfer-encoding') !== undefined) return counted(c, next)
  if (length === undefined) return c.req.method === 'GET' ? next() : counted(c, next)
  return Number(length) > largest ? tooLarge() : next()
})

function answerFailure(thrown: unknown, c: HttpContext, log: Log): Response {
  const error = isAborted(c) ? refuse(400, 'body.malformed') : thrown
  const { status, problem, headers, fault } = failureOf(error, c.var.id)
  c.set('code', problem.code)
  if (fault) log.fault({ id: c.var.id, call: c.var.call, ...faultOf(error) })
  const [type, body] = isForReading(c) ? ['text/plain', problem.error] : ['application/json', JSON.stringify(problem)]
  return new Response(body, {
    status,
    headers: { 'Content-Type': `${type}; charset=UTF-8`, 'Cache-Control': 'no-store', ...headers },
  })
}

/** Whether the sender disconnected in the middle of the request. */
function isAborted(c: HttpContext): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

/** Whether a person reads the response: a page, or a form sent without scripts. */
const isForReading = (c: HttpContext) => c.var.call === 'site' && !Object.values(probes).includes(c.req.path)

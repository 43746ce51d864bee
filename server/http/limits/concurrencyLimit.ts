import { createMiddleware } from 'hono/factory'
import { refuseAndRetryAfter } from '../refusal.ts'
import { type Http, type HttpContext, networkOf } from '../clientAddress.ts'
import type { Limiter } from './limiter.ts'

type Network = { busy: number; waiting: (() => void)[] }

/** The waiting requests per request in progress of a network. */
const waitingForEach = 8
/** The requests in progress or waiting, of all networks together. */
const mostInAll = 4096

/** Limits a network's requests per minute and in parallel. Some more wait their turn; the rest are refused. */
export function concurrencyLimit(most: number, limiter: Pick<Limiter, 'take'>) {
  const networks = new Map<string, Network>()
  let inAll = 0

  return createMiddleware<Http>(async (c, next) => {
    limiter.take('request', c.var.ip)
    if (mayHaveBody(c)) await bodyHere(c)
    if (inAll >= mostInAll) throw refuseAndRetryAfter(1, 503, 'server.busy')
    const name = networkOf(c.var.ip)
    const network = networks.get(name) ?? { busy: 0, waiting: [] }
    if (network.waiting.length >= most * waitingForEach) throw refuseAndRetryAfter(1, 429, 'limit.reached')
    networks.set(name, network)
    inAll += 1
    if (network.busy < most) network.busy += 1
    else await new Promise<void>((resolve) => network.waiting.push(resolve))
    try {
      await next()
    } finally {
      inAll -= 1
      leave(name, network)
    }
  })

  /** Gives the free turn to the request that has waited longest. */
  function leave(name: string, network: Network): void {
    const next = network.waiting.shift()
    if (next) return next()
    network.busy -= 1
    if (network.busy === 0) networks.delete(name)
  }
}

/** Reads the body before its turn, so that a slow sender blocks nobody. The handler gets the error. */
const bodyHere = (c: HttpContext) => c.req.arrayBuffer().catch(() => undefined)
const mayHaveBody = (c: HttpContext) => c.req.method !== 'GET' && c.req.method !== 'HEAD'

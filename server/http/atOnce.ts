import { createMiddleware } from 'hono/factory'
import { refuseFor } from '../refusal.ts'
import { type Http, type HttpContext, networkOf } from './arrival.ts'
import type { Limiter } from './limiter.ts'

type Network = { busy: number; waiting: (() => void)[] }

/** For each request that one network has in hand, so many more may wait. */
const waitingForEach = 8
/** What may be in hand or wait in all, from however many networks. */
const mostInAll = 4096

/** Lets a network ask so much in a minute and have so many requests in hand at once; some more wait for their turn, others are to come back. */
export function atOnce(most: number, limiter: Pick<Limiter, 'take'>) {
  const networks = new Map<string, Network>()
  let inAll = 0

  return createMiddleware<Http>(async (c, next) => {
    limiter.take('request', c.var.ip)
    if (mayHaveBody(c)) await bodyHere(c)
    if (inAll >= mostInAll) throw refuseFor(1, 503, 'server.busy')
    const name = networkOf(c.var.ip)
    const network = networks.get(name) ?? { busy: 0, waiting: [] }
    if (network.waiting.length >= most * waitingForEach) throw refuseFor(1, 429, 'limit.reached')
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

  /** The turn goes to who waits longest. */
  function leave(name: string, network: Network): void {
    const next = network.waiting.shift()
    if (next) return next()
    network.busy -= 1
    if (network.busy === 0) networks.delete(name)
  }
}

/** Whoever sends slowly holds nobody's turn. What goes wrong is told to who reads the body. */
const bodyHere = (c: HttpContext) => c.req.arrayBuffer().catch(() => undefined)
const mayHaveBody = (c: HttpContext) => c.req.method !== 'GET' && c.req.method !== 'HEAD'

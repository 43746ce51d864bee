import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { Http } from './arrival.ts'
import { takes } from './negotiation.ts'

/** The shorter first. */
const codings = ['br', 'gzip'] as const

/** Below this a packet is saved neither way. */
const worthIt = 1024

/** Sends a long answer in a coding that its asker takes. For what is the same for everybody: the length of a personal one would tell of it. */
export const compressed = createMiddleware<Http>(async (c, next) => {
  await next()
  c.res.headers.append('Vary', 'Accept-Encoding')
  const coding = codings.find((each) => takes(each, c.req.header('accept-encoding')))
  if (coding === undefined || c.req.method === 'HEAD' || c.res.status !== 200) return
  const plain = new Uint8Array(await c.res.clone().arrayBuffer())
  if (plain.length < worthIt) return
  c.res = new Response(await packed(coding, plain, c.res.headers.get('etag')), c.res)
  c.res.headers.set('Content-Encoding', coding)
})

/** What has a tag does not change: it is packed once. */
async function packed(coding: (typeof codings)[number], plain: Uint8Array, tag: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${coding} ${tag}`
  const once = kept.get(key) ?? new Uint8Array(await pack[coding](plain))
  if (tag !== null) kept.set(key, once)
  return once
}

const kept = new Map<string, Uint8Array<ArrayBuffer>>()

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Somebody waits for each. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const pack: Record<(typeof codings)[number], (plain: Uint8Array) => Promise<Uint8Array>> = { br: (plain) => brotli(plain, quick), gzip: (plain) => zip(plain) }

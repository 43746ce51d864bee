import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import type { Http } from './arrival.ts'

type Coding = 'br' | 'gzip'

/** Below this a packet is saved neither way. */
const worthIt = 1024

/** Sends a long answer in the coding that its asker likes best. For what is the same for everybody: the length of a personal one would tell of it. */
export const compressed = createMiddleware<Http>(async (c, next) => {
  await next()
  c.res.headers.append('Vary', 'Accept-Encoding')
  const coding = codingFor(c.req.header('accept-encoding'))
  if (coding === null || c.req.method === 'HEAD' || c.res.status !== 200) return
  const plain = new Uint8Array(await c.res.clone().arrayBuffer())
  if (plain.length < worthIt) return
  c.res = new Response(new Uint8Array(await pack[coding](plain)), c.res)
  c.res.headers.set('Content-Encoding', coding)
})

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Somebody waits for each. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const pack: Record<Coding, (plain: Uint8Array) => Promise<Uint8Array>> = { br: (plain) => brotli(plain, quick), gzip: (plain) => zip(plain) }

/** The coding to send in, or null for none: brotli, unless gzip is liked better. */
export function codingFor(header: string | undefined): Coding | null {
  const liking = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const [br, other] = [liking.get('br') ?? liking.get('*') ?? 0, liking.get('gzip') ?? liking.get('*') ?? 0]
  if (br === 0 && other === 0) return null
  return br >= other ? 'br' : 'gzip'
}

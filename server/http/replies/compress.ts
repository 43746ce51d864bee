import { createMiddleware } from 'hono/factory'
import type { Http } from '../clientAddress.ts'
import { acceptsEncoding } from './encodingAndEtag.ts'
import { makeCompressionCache } from './compressionCache.ts'

/** The one with the shorter result first. */
const codings = ['br', 'gzip'] as const

/** Below this size compression saves no packet. */
const worthIt = 1024

const packed = makeCompressionCache()

/**
 * Compresses long responses that are the same for all. The length of a compressed private one would leak its content.
 */
export const compress = createMiddleware<Http>(async (c, next) => {
  await next()
  c.res.headers.append('Vary', 'Accept-Encoding')
  const coding = codings.find((each) => acceptsEncoding(each, c.req.header('accept-encoding')))
  if (coding === undefined || c.req.method === 'HEAD' || c.res.status !== 200) return
  const short = await packed(coding, c.res.headers.get('etag'), () => bytesOf(c.res))
  if (short === null) return
  const { headers } = c.res
  headers.set('Content-Encoding', coding)
  // Hono wraps an answer in a stream if it replaces another.
  c.res = undefined
  c.res = new Response(short, { headers })
})

/** All of a long answer, which remains to be sent as it is. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const plain = new Uint8Array(await response.clone().arrayBuffer())
  return plain.length < worthIt ? null : plain
}

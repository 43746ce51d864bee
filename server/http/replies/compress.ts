import { createMiddleware } from 'hono/factory'
import type { Http } from '../clientAddress.ts'
import { acceptsEncoding } from './encodingAndEtag.ts'
import { makeCompressionCache } from './compressionCache.ts'

/** Encodings, the smaller result first. */
const codings = ['br', 'gzip'] as const

/** In bytes. Compressing less saves no packet. */
const worthIt = 1024

const packed = makeCompressionCache()

/** Compresses long public responses. The length of a compressed private one would leak its content. */
export const compress = createMiddleware<Http>(async (c, next) => {
  await next()
  c.res.headers.append('Vary', 'Accept-Encoding')
  const coding = codings.find((each) => acceptsEncoding(each, c.req.header('accept-encoding')))
  if (coding === undefined || c.req.method === 'HEAD' || c.res.status !== 200) return
  const short = await packed(coding, c.res.headers.get('etag'), () => bytesOf(c.res))
  if (short === null) return
  const { headers } = c.res
  headers.set('Content-Encoding', coding)
  // Resets the response, because Hono would wrap the new one in a stream.
  c.res = undefined
  c.res = new Response(short, { headers })
})

/** The bytes of a long response, which can still be sent as it is; null for a short one. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const plain = new Uint8Array(await response.clone().arrayBuffer())
  return plain.length < worthIt ? null : plain
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from './etag.ts'
import { recentCache } from '../../recentCache.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Coding = 'br' | 'gzip'
type Pack = Record<Coding, (plain: Bytes) => Promise<Uint8Array>>

const mostKept = 64
/** Each compression takes some megabytes and a thread. */
const mostAtOnce = 4

/** Compresses a response once for all its requests. Null if it is too short, or too many are being compressed. */
export function makeCompressionCache(pack: Pack = quickly) {
  const kept = recentCache<Promise<Bytes>>(mostKept)
  let underWay = 0

  /** Responses with the same `tag` are equal, so that known ones are not read again. */
  return async (coding: Coding, tag: string | null, plain: () => Promise<Bytes | null>): Promise<Bytes | null> => {
    const known = tag === null ? undefined : kept.get(`${coding} ${tag}`)
    if (known) return known
    const bytes = await plain()
    if (bytes === null) return null
    const key = `${coding} ${tag ?? etagOf(bytes)}`
    return kept.get(key) ?? (underWay < mostAtOnce ? begun(key, pack[coding](bytes)) : null)
  }

  function begun(key: string, packing: Promise<Uint8Array>): Promise<Bytes> {
    underWay += 1
    const answer = packing
      .then((short) => new Uint8Array(short))
      .finally(() => {
        underWay -= 1
      })
    answer.catch(() => kept.drop(key))
    return kept.keep(key, answer)
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Fast, because requests wait for it. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const quickly: Pack = { br: (plain) => brotli(plain, quick), gzip: (plain) => zip(plain) }

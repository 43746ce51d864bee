import type { CallName } from '../../../src/api/contract/calls.ts'
import type { Catalogue } from '../../plans/catalogue.ts'
import { etagOf } from './etag.ts'
import { recentCache } from '../../recentCache.ts'

/** A reply as sent, with its tag. */
type CachedReply = { text: string; tag: string }

/** Caches the constant replies of a catalogue. Refusals are not cached. */
export function makeReplyCache(catalogue: () => Catalogue) {
  const keptOf = new WeakMap<Catalogue, ReturnType<typeof recentCache<CachedReply>>>()

  return async (name: CallName, input: object, answer: () => Promise<unknown>): Promise<CachedReply> => {
    const sold = catalogue()
    const kept = keptOf.get(sold) ?? recentCache<CachedReply>(64)
    keptOf.set(sold, kept)
    const key = JSON.stringify([name, input])
    return kept.get(key) ?? kept.keep(key, written(await answer()))
  }
}

function written(reply: unknown): CachedReply {
  const text = JSON.stringify(reply)
  return { text, tag: etagOf(text) }
}

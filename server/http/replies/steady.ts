import type { CallName } from '../../../src/api/contract/calls.ts'
import { etagOf } from './etag.ts'
import { recentCache } from '../../recentCache.ts'

/** An answer as it is sent, with the tag by which it is known. */
type Steady = { text: string; tag: string }

/** Keeps each steady answer once it is written. Refusals are not kept. */
export function makeSteady() {
  const kept = recentCache<Steady>(64)

  return async (name: CallName, input: object, answer: () => Promise<unknown>): Promise<Steady> => {
    const key = JSON.stringify([name, input])
    return kept.get(key) ?? kept.keep(key, written(await answer()))
  }
}

function written(reply: unknown): Steady {
  const text = JSON.stringify(reply)
  return { text, tag: etagOf(text) }
}

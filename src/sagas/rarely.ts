import { callErrors } from '../api/contract/callErrors.ts'
import { lineBack, triedAgain } from '../funnel/asked.ts'
import { held } from '../funnel/slice.ts'
import { call, pause, put, type Saga } from './effects.ts'
import type { Rare } from './rare.ts'

/** A part of the sale whose code is fetched when it is first needed, if it is not here by then; nothing is lost meanwhile. */
export function rarely<A extends unknown[], R>(pick: (rare: Rare) => (...args: A) => Saga<R>): (...args: A) => Saga<R> {
  return function* (...args) {
    return yield* pick(here ?? (yield* fetched()))(...args)
  }
}

let here: Rare | undefined

export async function loadRare(): Promise<Rare> {
  return (here = (await import('./rare.ts')).rare)
}

/** Without a line it waits for one. */
function* fetched(): Saga<Rare> {
  for (let failed = false; ; failed = true) {
    try {
      const rare = yield* call(loadRare)
      if (failed) yield* put(held(null))
      return rare
    } catch {
      yield* put(held(callErrors.network))
      yield* pause(2000, lineBack, triedAgain)
    }
  }
}

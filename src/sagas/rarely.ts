import { ApiError } from '../api/contract/apiError.ts'
import { callErrors } from '../api/contract/callErrors.ts'
import { call, type Saga } from './effects.ts'
import type { Rare } from './rare.ts'

/** A part of the sale whose code is fetched when it is first needed, if it is not here by then. Without a line, the next try fetches it again. */
export function rarely<A extends unknown[], R>(pick: (rare: Rare) => (...args: A) => Saga<R>): (...args: A) => Saga<R> {
  return function* (...args) {
    return yield* pick(here ?? (yield* call(loadRare)))(...args)
  }
}

let here: Rare | undefined

export async function loadRare(): Promise<Rare> {
  try {
    return (here = (await import('./rare.ts')).rare)
  } catch {
    throw new ApiError('network', callErrors.network)
  }
}

import type { CallName } from '../../src/api/contract/calls.ts'
import { etagOf } from './etag.ts'
import { lately } from './lately.ts'

/** An answer as it is sent, with the tag by which it is known. */
type Steady = { text: string; tag: string }

/** Calls whose answers are made of the catalogue alone: the same until the next start. */
const steadyCalls: readonly CallName[] = ['regulations', 'banks', 'planFile']
export const isSteady = (name: CallName) => steadyCalls.includes(name)

/** Writes such an answer once for each thing that may be asked; a refusal is none. */
export function makeSteady() {
  const kept = lately<Steady>(64)

  return async (name: CallName, input: object, answer: () => Promise<unknown>): Promise<Steady> => {
    const key = JSON.stringify([name, input])
    return kept.get(key) ?? kept.keep(key, written(await answer()))
  }
}

function written(reply: unknown): Steady {
  const text = JSON.stringify(reply)
  return { text, tag: etagOf(text) }
}

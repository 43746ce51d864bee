import { sending } from '../../funnel/slice.ts'
import type { Write } from '../../funnel/saving/writes.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** The idempotency key of a write, made before the first try and stored until the write is acknowledged. */
export function* idempotencyKeyOf({ newKey }: Ports, { name, of }: Write): Saga<string> {
  const made = yield* select(({ keys }) => keys[name])
  if (made?.of === of) return made.key
  const key = newKey()
  const earlier = made && [...(made.earlier ?? []), made.key]
  yield* put(sending({ keys: { [name]: { of, key, ...(earlier && { earlier }) } } }))
  return key
}

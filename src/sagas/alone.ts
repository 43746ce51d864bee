import { leadMade, sending } from '../funnel/slice.ts'
import { put, select, type Saga } from './effects.ts'

/** A call that makes the order one version newer goes alone: what is saved meanwhile waits for that version. */
export function* alone<R extends { version: number }>(idLead: string, asking: Saga<R>): Saga<R> {
  yield* put(sending({ underWay: true }))
  try {
    const reply = yield* asking
    if (yield* isStill(idLead)) yield* put(leadMade({ id: idLead, version: reply.version }))
    return reply
  } finally {
    yield* put(sending({ underWay: false }))
  }
}

/** An order may be erased, or begun again, before the word on it arrives. */
export const isStill = (idLead: string) => select(({ lead }) => lead?.id === idLead)

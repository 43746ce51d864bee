import { nextWrite } from '../../funnel/saving/nextWrite.ts'
import { waitingWrites } from '../../funnel/saving/waitingWrites.ts'
import { saveProblem } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { call, select, takeAny, type Saga } from '../effects.ts'
import type { Ports, Waiting } from '../ports.ts'
import { idempotencyKeyOf } from './idempotencyKey.ts'
import { addVisitorData } from './addVisitorData.ts'

/** Copies waiting writes into the browser's outbox, which sends them without a page; again after each failed try. */
export function* fillOutbox(ports: Ports): Saga {
  let inBox: string | null = null
  let hasFailed = false
  while (true) {
    const waiting: Waiting[] | null = yield* whatWaits(ports, inBox)
    const wanted: string = JSON.stringify(waiting)
    const known: Funnel = yield* select(whole)
    if (waiting && (wanted !== inBox || hasFailed)) {
      yield* call(ports.outbox, waiting)
      inBox = wanted
    }
    hasFailed = known === (yield* select(whole)) && isFailure(yield* takeAny())
  }
}

/** Returns null if the outbox may stay as it is: nothing failed, and it is empty or its content is unknown. */
function* whatWaits(ports: Ports, inBox: string | null): Saga<Waiting[] | null> {
  const { saveProblem: failing, lead } = yield* select((funnel) => funnel)
  if (!failing && inBox === '[]') return null
  if (!failing && inBox === null) return (yield* select(nextWrite)) ? null : []
  const waiting: Waiting[] = []
  for (const write of yield* select(waitingWrites)) {
    const version = lead && waiting.length === 0 ? { version: lead.version } : {}
    const idempotencyKey = yield* idempotencyKeyOf(ports, write)
    waiting.push({ write: addVisitorData(write, ports), options: { idempotencyKey, ...version } })
  }
  return waiting
}

const whole = (funnel: Funnel) => funnel

const isFailure = (action: object) => saveProblem.match(action) && action.payload !== null

import { ApiError } from '../api/contract/apiError.ts'
import { callErrors } from '../api/contract/callErrors.ts'
import { triedAgain, type eraseAsked } from '../funnel/asked.ts'
import { read } from '../funnel/read.ts'
import { erasing, factForgotten, factTold, held, kept, leadLost, leadMade, reopened, restarted, saved, sending, unsaved, type Funnel } from '../funnel/slice.ts'
import { answersOf } from '../funnel/story.ts'
import { nextWrite } from '../funnel/writes.ts'
import { goOn } from './answer.ts'
import { ask } from './ask.ts'
import { put, select, take, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { readBack } from './readBack.ts'

/** 'Apagar meus dados e recomeçar': what the server holds of it is erased first, and only then what is here. An order is not: it can be withdrawn. */
export function* erase(ports: Ports, { payload }: ReturnType<typeof eraseAsked>): Saga {
  if (yield* select((funnel) => funnel.erasing.busy || funnel.finishing.busy || isOrdered(funnel))) return
  const { values, refused } = read(payload, ports.now())
  if (refused.phone) return yield* put(erasing({ busy: false, error: refused.phone, asksPhone: true }))
  yield* put(erasing({ busy: true, error: null }))
  const begun = yield* select((funnel) => funnel.erasing)
  const isStill = (funnel: Funnel) => funnel.erasing === begun
  try {
    while (yield* select(isStill)) {
      yield* arrival()
      if ((yield* select(isStill)) && (yield* eraseThere(ports, values.phone ?? (yield* select((funnel) => answersOf(funnel).phone))))) break
    }
    if (yield* select(isStill)) yield* eraseHere(ports)
  } catch (error) {
    if (yield* select(isStill)) yield* keepAll(ports, error)
  }
}

function* eraseHere(ports: Ports): Saga {
  ports.consent.forget()
  yield* put(restarted(ports.newKey()))
  yield* put(erasing({ busy: false, error: null, done: true }))
  yield* goOn(ports)
}

/** What is on its way arrives first: a lead that the server came to know of later would stay there. */
function* arrival(): Saga {
  if (!(yield* select(isAwaited))) return
  yield* put(triedAgain())
  while (yield* select(isAwaited)) {
    const { type } = yield* take(saved, held, kept, factTold, factForgotten, leadMade, leadLost, reopened, restarted, sending, unsaved)
    const words = yield* select((funnel) => funnel.held)
    if (type === held.type && words !== null) throw new ApiError('network', words)
  }
}

const isOrdered = ({ facts }: Funnel) => facts.order?.value !== undefined
const isAwaited = (funnel: Funnel) => funnel.underWay || nextWrite(funnel) !== null || funnel.facts.offers?.pending === true || funnel.facts.renta?.pending === true

/** What the server no longer knows is erased too. Returns whether that is all: another lead may have been made meanwhile. */
function* eraseThere({ api, newKey }: Ports, phone: string | undefined): Saga<boolean> {
  const { lead, notice } = yield* select((funnel) => funnel)
  const told = phone === undefined ? {} : { phone }
  if (lead) yield* unlessGone(ask(api, 'removeLead', { body: { id: lead.id, ...told } }, { idempotencyKey: newKey(), version: lead.version }))
  if (notice) yield* unlessGone(ask(api, 'forgetNoCoverage', { body: { id: notice.id, ...told } }, { idempotencyKey: newKey() }))
  return yield* select((funnel) => funnel.lead?.id === lead?.id && funnel.notice?.id === notice?.id && !isAwaited(funnel))
}

function* unlessGone(asking: Saga<unknown>): Saga {
  try {
    yield* asking
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** Nothing is lost here before it is gone there. Another window may have changed the lead meanwhile, or made an order of it. */
function* keepAll(ports: Ports, error: unknown): Saga {
  const problem = error instanceof ApiError ? error.problem : null
  const lead = yield* select((funnel) => funnel.lead)
  if (problem?.version !== undefined && lead) yield* readBack(ports, lead.id)
  if (yield* select(isOrdered)) return yield* put(erasing({ busy: false, error: null }))
  const message = error instanceof ApiError ? error.message : callErrors.server
  yield* put(erasing({ busy: false, error: message, ...(problem?.code === 'phone.other' ? { asksPhone: true as const } : {}) }))
  if (!(error instanceof ApiError)) throw error
}

import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import type { dataAsked } from '../../funnel/visitorActions.ts'
import { ownData, restarted } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { goOn } from '../answers/answer.ts'
import { failureOf } from '../failureOf.ts'
import { callOnce } from '../callOnce.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { readBack } from '../resuming/readOrder.ts'
import { leaveEndedOrder } from './leaveEndedOrder.ts'
import { beginDataAction, ownDataFailure } from './ownDataAction.ts'
import { isStillUnsent, nullIfGone, waitUntilSent } from './waitUntilSent.ts'

/** 'Apagar meus dados e recomeçar': erases at the server first, then here. A placed order is withdrawn instead. */
export function* eraseOwnData(ports: Ports, { payload }: ReturnType<typeof dataAsked>): Saga {
  if (yield* select(isOrdered)) return
  const begun = yield* beginDataAction(ports, payload)
  if (!begun) return
  const { typed, isStill } = begun
  try {
    while (yield* select(isStill)) {
      const failure = yield* waitUntilSent()
      if (failure) {
        if (yield* select(isStill)) yield* notErased(failure)
        return
      }
      const phone = typed ?? (yield* select((funnel) => answersOf(funnel).phone))
      if ((yield* select(isStill)) && (yield* eraseAtServer(ports, phone))) break
    }
    if (yield* select(isStill)) yield* eraseHere(ports)
  } catch (error) {
    if (yield* select(isStill)) yield* keepAll(ports, error)
  }
}

function* eraseHere(ports: Ports): Saga {
  ports.consent.forget()
  yield* put(restarted(ports.newKey()))
  yield* put(ownData({ busy: false, error: null, done: 'erased' }))
  yield* goOn(ports)
}

const isOrdered = ({ facts }: Funnel) => facts.order?.value !== undefined

/** Erases at the server; missing data counts as erased. Returns false if another lead was made meanwhile. */
function* eraseAtServer(ports: Ports, phone: string | undefined): Saga<boolean> {
  const { lead, notice } = yield* select((funnel) => funnel)
  if (lead) {
    const { id, version } = lead
    yield* nullIfGone(callOnce(ports, 'removeLead', { body: { id, phone } }, { version }))
  }
  if (notice) yield* nullIfGone(callOnce(ports, 'forgetNoCoverage', { body: { id: notice.id, phone } }))
  return yield* select(
    (funnel) => funnel.lead?.id === lead?.id && funnel.notice?.id === notice?.id && !isStillUnsent(funnel),
  )
}

/** A failure erases nothing here. Another window may have changed the lead meanwhile, or placed the order. */
function* keepAll(ports: Ports, error: unknown): Saga {
  if (yield* leaveEndedOrder(ports, error)) return
  const problem = error instanceof ApiError ? error.problem : null
  const lead = yield* select((funnel) => funnel.lead)
  if (problem?.version !== undefined && lead) yield* readBack(ports, lead.id)
  yield* notErased(failureOf(error))
  if (!(error instanceof ApiError)) throw error
}

function* notErased(error: Failure): Saga {
  const isPlaced = yield* select(isOrdered)
  yield* put(ownData({ busy: false, ...(isPlaced ? { error: null } : ownDataFailure(error)) }))
}

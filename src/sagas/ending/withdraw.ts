import { withdrawByPhone } from '../../content/texts/done/withdrawByPhone.ts'
import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import { factTold, withdrawing } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answersOf, factsOf } from '../../funnel/answersAndFacts.ts'
import { failureOf } from '../failureOf.ts'
import { callOnce } from '../callOnce.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { leaveEndedOrder } from './leaveEndedOrder.ts'

/** 'Desistir': cancels the order only once the server confirms it. */
export function* withdraw(ports: Ports): Saga {
  const { busy, order, id, phone } = yield* select(whatIsWithdrawn)
  if (busy || !order || order.withdrawn) return
  if (!id) return yield* put(withdrawing({ busy: false, error: byPhone }))
  yield* put(withdrawing({ busy: true, error: null }))
  try {
    const { unmailed } = yield* callOnce(ports, 'removeLead', { body: { id, phone } })
    yield* put(factTold({ name: 'order', of: '', value: { ...order, withdrawn: true, unmailed } }))
    yield* put(withdrawing({ busy: false, error: null }))
  } catch (error) {
    if (yield* leaveEndedOrder(ports, error)) return
    yield* put(withdrawing({ busy: false, error: whyNot(error) }))
    if (!(error instanceof ApiError)) throw error
  }
}

const whatIsWithdrawn = (funnel: Funnel) => ({
  busy: funnel.withdrawing.busy,
  order: factsOf(funnel).order,
  id: funnel.lead?.id,
  phone: answersOf(funnel).phone,
})

/** A person must withdraw an order that this browser may not change, or whose telephone it no longer has. */
function whyNot(error: unknown): Failure {
  const isOutOfReach = error instanceof ApiError && (error.status === 404 || error.problem?.code === 'phone.other')
  return isOutOfReach ? byPhone : failureOf(error)
}

const byPhone: Failure = { code: 'withdrawal.byPhone', words: withdrawByPhone }

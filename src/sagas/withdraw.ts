import { ApiError } from '../api/contract/apiError.ts'
import { callErrors } from '../api/contract/callErrors.ts'
import { withdrawTexts } from '../content/doneTexts.ts'
import { factTold, withdrawing, type Funnel } from '../funnel/slice.ts'
import { answersOf, factsOf } from '../funnel/story.ts'
import { ask } from './ask.ts'
import { put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'

/** 'Desistir': the server is told, and only its word cancels the order. */
export function* withdraw({ api, newKey }: Ports): Saga {
  const { busy, order, id, phone } = yield* select(whatIsWithdrawn)
  if (busy || !order || order.withdrawn) return
  if (!id) return yield* put(withdrawing({ busy: false, error: withdrawTexts.byPhone }))
  yield* put(withdrawing({ busy: true, error: null }))
  try {
    yield* ask(api, 'removeLead', { body: { id, ...(phone === undefined ? {} : { phone }) } }, { idempotencyKey: newKey() })
    yield* put(factTold({ name: 'order', of: '', value: { ...order, withdrawn: true } }))
    yield* put(withdrawing({ busy: false, error: null }))
  } catch (error) {
    yield* put(withdrawing({ busy: false, error: wordsOf(error) }))
    if (!(error instanceof ApiError)) throw error
  }
}

const whatIsWithdrawn = (funnel: Funnel) => ({ busy: funnel.withdrawing.busy, order: factsOf(funnel).order, id: funnel.lead?.id, phone: answersOf(funnel).phone })

/** An order that this browser may no longer touch, or whose telephone it no longer has, is withdrawn by a person. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return callErrors.server
  return error.status === 404 || error.problem?.code === 'phone.other' ? withdrawTexts.byPhone : error.message
}

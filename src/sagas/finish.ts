import { ApiError } from '../api/contract/apiError.ts'
import { refusals } from '../api/contract/refusals.ts'
import { callErrors } from '../api/contract/callErrors.ts'
import type { finishAsked } from '../funnel/asked.ts'
import { planOf } from '../funnel/planList.ts'
import { factTold, finishing } from '../funnel/slice.ts'
import { goOn } from './answer.ts'
import { put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'
import { savedLead } from './savedLead.ts'
import { giveBack } from './refused.ts'

/** The order itself. Its number is shown only when the server gave it; trying again uses the same key. */
export function* finish(ports: Ports, { payload }: ReturnType<typeof finishAsked>): Saga {
  const state = yield* select((funnel) => funnel.finishing)
  if (state.busy) return
  if (!payload.acceptTerms) return yield* put(finishing({ busy: false, error: refusals['terms.unticked'], key: state.key }))
  const key = state.key ?? ports.newKey()
  yield* put(finishing({ busy: true, error: null, key }))
  try {
    const confirmed = yield* select(({ kept }) => kept)
    const leadId = yield* savedLead()
    if (confirmed !== (yield* select(({ kept }) => kept))) return yield* put(finishing({ busy: false, error: null, key: null }))
    const offerCode = yield* select((funnel) => planOf(funnel)?.offer.code ?? '')
    const body = { accept_terms: true as const, ...(payload.acceptPromotions && { accept_promotions: true }), offerCode }
    const renews = yield* select(({ flow }) => flow === 'renewal')
    const options = { idempotencyKey: key }
    const { orderNumber } = renews ? yield* ask(ports.api, 'finishRenewal', { params: { id: leadId }, body }, options) : yield* ask(ports.api, 'finishLead', { params: { leadId }, body }, options)
    yield* put(finishing({ busy: false, error: null, key: null }))
    yield* put(factTold({ name: 'order', of: '', value: { orderNumber } }))
    yield* goOn(ports, { replace: true })
  } catch (error) {
    yield* refusedFinish(ports, error, key)
  }
}

/** A refusal opens what it names; anything else may simply be tried again with the same key. */
function* refusedFinish(ports: Ports, error: unknown, key: string): Saga {
  const refused = error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429
  yield* put(finishing({ busy: false, error: error instanceof ApiError ? error.message : callErrors.server, key: refused ? null : key }))
  if (refused) yield* giveBack(ports, 'finish', error)
}

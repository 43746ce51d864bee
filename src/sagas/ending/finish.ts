import type { Api, Options } from '../../api/client.ts'
import type { Body, Reply } from '../../api/contract/calls.ts'
import { acceptedNow } from '../../api/contract/documentEditions.ts'
import { earlierOrder } from '../../api/contract/errors/earlierOrder.ts'
import { ApiError, mayPass } from '../../api/contract/errors/apiError.ts'
import type { Flow } from '../../content/flows/flow.ts'
import { finishAsked } from '../../funnel/visitorActions.ts'
import { flowOf } from '../../funnel/answersAndFacts.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import { nextWrite } from '../../funnel/saving/nextWrite.ts'
import { factTold, finishing } from '../../funnel/slice.ts'
import { goOn } from '../answers/answer.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { failureOf } from '../failureOf.ts'
import { callApi } from '../callApi.ts'
import { waitForSavedLead } from '../saving/waitForSavedLead.ts'
import { handleRefusal } from '../saving/handleRefusal.ts'

/** Places the order. Its number is shown only when the server gives it. A retry uses the same key. */
export function* finish(ports: Ports, { payload }: ReturnType<typeof finishAsked>): Saga {
  const state = yield* select((funnel) => funnel.finishing)
  if (state.busy) return
  if (!payload.acceptTerms)
    return yield* put(finishing({ busy: false, error: { code: 'terms.unticked' }, key: state.key }))
  const key = state.key ?? ports.newKey()
  yield* put(finishing({ busy: true, error: null, key }))
  try {
    const confirmed = yield* select(({ kept }) => kept)
    const leadId = yield* waitForSavedLead()
    if (confirmed !== (yield* select(({ kept }) => kept)))
      return yield* put(finishing({ busy: false, error: null, key: null }))
    const offerCode = yield* select((funnel) => planOf(funnel)?.offer.code ?? '')
    const body = {
      accept_terms: true as const,
      documents: acceptedNow,
      ...(payload.acceptPromotions && { accept_promotions: true }),
      offerCode,
      ...(state.error?.code === earlierOrder && { again: true as const }),
    }
    const how = yield* select((funnel) => flowOf(funnel).calls.finish)
    const version = yield* select(({ lead }) => lead?.version)
    const { success: _, ...order } = yield* finishBy[how](ports.api, leadId, body, { idempotencyKey: key, version })
    yield* put(finishing({ busy: false, error: null, key: null }))
    yield* put(factTold({ name: 'order', of: '', value: order }))
    yield* goOn(ports, { replace: true })
  } catch (error) {
    yield* refusedFinish(ports, error, key, payload)
  }
}

type Asked = ReturnType<typeof finishAsked>['payload']
type Finish = (api: Api, id: string, body: Body<'finishLead'>, options: Options) => Saga<Reply<'finishLead'>>

const finishBy: Record<Flow['calls']['finish'], Finish> = {
  finishLead: (api, leadId, body, options) => callApi(api, 'finishLead', { params: { leadId }, body }, options),
  finishRenewal: (api, id, body, options) => callApi(api, 'finishRenewal', { params: { id }, body }, options),
}

/** Asks again for refused answers, or resends them if this page has them. Other failures keep the same key. */
function* refusedFinish(ports: Ports, error: unknown, key: string, payload: Asked): Saga {
  const refused = error instanceof ApiError && !mayPass(error)
  const isRepeatedAnswer = refused && error.problem?.code === 'told.again'
  yield* put(finishing({ busy: false, error: isRepeatedAnswer ? null : failureOf(error), key: refused ? null : key }))
  if (!refused) return
  yield* handleRefusal(ports, 'finish', error)
  if (isRepeatedAnswer && (yield* select(nextWrite))) yield* put(finishAsked(payload))
}

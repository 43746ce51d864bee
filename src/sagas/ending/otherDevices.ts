import { ApiError } from '../../api/contract/errors/apiError.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import type { dataAsked } from '../../funnel/visitorActions.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { ownData } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { callApi } from '../callApi.ts'
import { callOnce, forgetUnanswered } from '../callOnce.ts'
import { put, select, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { leaveEndedOrder } from './leaveEndedOrder.ts'
import { invalidPhone, ownDataFailure } from './ownDataAction.ts'
import { waitUntilSent } from './waitUntilSent.ts'

type Told = Partial<Funnel['ownData']>

export function* seeElsewhere(ports: Ports): Saga {
  yield* tell(ports, function* (idLead) {
    return { elsewhere: yield* callApi(ports.api, 'readOtherDevices', { params: { idLead } }) }
  })
}

/** 'Deixar só neste aparelho': ends the order on all other devices, after pending writes have arrived. */
export function* endElsewhere(ports: Ports, { payload }: ReturnType<typeof dataAsked>): Saga {
  const { values, refused } = readAnswers(payload, ports.now())
  yield* tell(ports, function* (idLead) {
    if (refused.phone) return ownDataFailure(invalidPhone)
    const error = yield* waitUntilSent()
    if (error) return { error }
    const phone = values.phone ?? (yield* select((funnel) => answersOf(funnel).phone))
    const elsewhere = yield* callOnce(ports, 'endOtherDevices', { params: { idLead }, body: { phone } })
    forgetUnanswered(ports)
    return { elsewhere, ended: true }
  })
}

/** Asks the server about the other devices, and shows its reply if it is still awaited. */
function* tell(ports: Ports, ask: (idLead: string) => Saga<Told>): Saga {
  const { lead, ownData: before } = yield* select((funnel) => funnel)
  if (!lead || before.busy) return
  const begun = { ...before, busy: true, error: null }
  yield* put(ownData(begun))
  const isStill = (funnel: Funnel) => funnel.ownData === begun
  try {
    const told = yield* ask(lead.id)
    if (yield* select(isStill)) yield* put(ownData({ ...begun, busy: false, ...told }))
  } catch (error) {
    if (yield* leaveEndedOrder(ports, error)) return
    if (yield* select(isStill)) yield* put(ownData({ ...begun, busy: false, ...ownDataFailure(failureOf(error)) }))
    if (!(error instanceof ApiError)) throw error
  }
}

import { ApiError, mayPass } from '../../api/contract/errors/apiError.ts'
import { ownData, restarted } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { goOn } from '../answers/answer.ts'
import { callOnce, forgetUnanswered } from '../callOnce.ts'
import { put, select, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { waitAfterFailure } from '../saving/waitAfterFailure.ts'

/** 'Sair deste aparelho': nothing of a placed order stays here, and its visitor is told. */
export function* leaveDevice(ports: Ports): Saga {
  if (yield* select(({ facts }) => facts.order?.value !== undefined)) yield* leaveOrder(ports, { done: 'left' })
}

/** 'Fazer outro pedido': nothing of the placed one stays here. */
export const startOver = (ports: Ports): Saga => leaveOrder(ports)

/** The order leaves this browser at once, also without a line, and then the right to it ends at the server. */
function* leaveOrder(ports: Ports, told: Pick<Funnel['ownData'], 'done'> = {}): Saga {
  const { lead } = yield* select((funnel) => funnel)
  ports.consent.forget()
  forgetUnanswered(ports)
  yield* put(restarted(ports.newKey()))
  yield* put(ownData({ busy: false, error: null, ...told }))
  yield* goOn(ports)
  if (lead) yield* endHere(ports, lead.id)
}

/** Tries until the server ends the right, or has none to end. Nobody waits for it, so nobody is told. */
function* endHere(ports: Ports, idLead: string): Saga {
  for (let attempt = 0; ; attempt++) {
    try {
      yield* callOnce(ports, 'endThisDevice', { params: { idLead } })
      return
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!mayPass(error)) return
      yield* waitAfterFailure(ports, attempt, failureOf(error))
    }
  }
}

import { ApiError, mayPass } from '../../api/contract/errors/apiError.ts'
import { ownData, restarted } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { goOn } from '../answers/answer.ts'
import { callOnce, forgetUnanswered } from '../callOnce.ts'
import { put, select, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { waitAfterFailure } from '../saving/waitAfterFailure.ts'

/** 'Sair deste aparelho': removes a placed order from this browser, and tells the visitor. */
export function* leaveDevice(ports: Ports): Saga {
  if (yield* select(({ facts }) => facts.order?.value !== undefined)) yield* leaveOrder(ports, { done: 'left' })
}

/** 'Fazer outro pedido': removes the placed order from this browser. */
export const startOver = (ports: Ports): Saga => leaveOrder(ports)

/** Removes the order from this browser at once, offline too, and then ends the device's access at the server. */
function* leaveOrder(ports: Ports, told: Pick<Funnel['ownData'], 'done'> = {}): Saga {
  const { lead } = yield* select((funnel) => funnel)
  ports.consent.forget()
  forgetUnanswered(ports)
  yield* put(restarted(ports.newKey()))
  yield* put(ownData({ busy: false, error: null, ...told }))
  yield* goOn(ports)
  if (lead) yield* endHere(ports, lead.id)
}

/** Retries until the server has ended the access or has none to end. Silent, because nobody waits for it. */
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

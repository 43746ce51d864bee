import { ApiError } from '../api/contract/apiError.ts'
import type { Lead } from '../api/contract/lead.ts'
import { read } from '../funnel/read.ts'
import { factTold, kept, leadLost, leadMade, planWanted, referralNoted, rejected, restarted, resumed, visited } from '../funnel/slice.ts'
import { goOn } from './answer.ts'
import { fork, put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'

/** Takes up an order where this browser left it; the server's word on it arrives while the visitor already reads. */
export function* resume(ports: Ports): Saga {
  const left = ports.left()
  yield* put(resumed(left ?? {}))
  const lead = yield* select(({ flow, lead: known }) => (flow === 'renewal' ? null : known))
  if (lead) yield* fork(readBack, ports, lead.id)
}

/** The server's word on an order: its version, its number, whether it was withdrawn, or that it is gone. */
export function* readBack(ports: Ports, idLead: string): Saga {
  try {
    const migrates = yield* select(({ flow }) => flow === 'migration')
    yield* adopt(yield* ask(ports.api, migrates ? 'readMigration' : 'readLead', { params: { idLead } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) yield* put(leadLost())
  }
}

/** Takes what the visitor brings along, before anything decides where the order stands. */
export function* arrive(ports: Ports): Saga {
  const { wanted, answers, visit, referred } = ports.arrival(yield* select((funnel) => funnel))
  if (visit) yield* put(visited(visit))
  if (referred) yield* put(referralNoted())
  if (wanted) yield* put(planWanted(wanted))
  if (Object.keys(answers).length === 0) return
  const { values, refused } = read(answers, ports.now())
  yield* put(kept(values))
  yield* put(rejected(refused))
  yield* goOn(ports, { replace: true })
}

function* adopt({ id, version, status, orderNumber }: Lead): Saga {
  yield* put(leadMade({ id, version }))
  const known = yield* select((funnel) => funnel.facts.order?.value)
  const news = orderNumber !== known?.orderNumber || (status === 'withdrawn' && !known?.withdrawn)
  if (orderNumber && news) yield* put(factTold({ name: 'order', of: '', value: { ...known, orderNumber, ...(status === 'withdrawn' ? { withdrawn: true } : {}) } }))
}

/** Another order: nothing of this one stays. */
export function* startOver(ports: Ports): Saga {
  yield* put(restarted())
  yield* goOn(ports)
}

import type { Lead } from '../../api/contract/lead/lead.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { answeredTwice, changedElsewhere, takenOver } from '../../funnel/saving/changedElsewhere.ts'
import { resumed } from '../../funnel/slice.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { applyRemoteChange } from '../resuming/applyRemoteChange.ts'
import { noteVersion } from './noteVersion.ts'

/** Takes over answers from another window or device. After conflicting answers the next write is refused on purpose. */
export function* adoptNewer(ports: Ports, lead: Lead): Saga {
  const { names, twice } = yield* select((funnel) => ({
    names: changedElsewhere(funnel, lead),
    twice: answeredTwice(funnel, lead),
  }))
  yield* takeOver(
    ports,
    lead,
    names.filter((name) => !twice.includes(name)),
  )
  if (twice.length === 0) yield* noteVersion(lead.id, lead.version, lead.protocol)
}

/** Takes over answers from the newer version. */
export function* takeOver(ports: Ports, lead: Lead, names: readonly WriteName[]): Saga {
  if (names.length > 0)
    yield* applyRemoteChange(ports, resumed(yield* select((funnel) => takenOver(funnel, lead, names))))
}

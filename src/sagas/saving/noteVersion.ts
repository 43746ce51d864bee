import { leadMade } from '../../funnel/slice.ts'
import { put, select, type Saga } from '../effects.ts'

/** The version of an order that a reply tells, and its protocol where it tells that, unless that order is gone from here; what was saved while it was on its way is newer. */
export function* noteVersion(idLead: string, version: number, protocol?: string): Saga {
  const lead = yield* select((funnel) => funnel.lead)
  if (lead?.id === idLead)
    yield* put(leadMade({ id: idLead, version: Math.max(version, lead.version), ...(protocol && { protocol }) }))
}

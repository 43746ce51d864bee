import { leadMade } from '../../funnel/slice.ts'
import { put, select, type Saga } from '../effects.ts'

/** Stores an order's version and protocol from a reply, if it is still this order. A newer version stays. */
export function* noteVersion(idLead: string, version: number, protocol?: string): Saga {
  const lead = yield* select((funnel) => funnel.lead)
  if (lead?.id === idLead)
    yield* put(leadMade({ id: idLead, version: Math.max(version, lead.version), ...(protocol && { protocol }) }))
}

import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Lead } from '../../api/contract/lead.ts'
import { stepOrder } from '../../api/contract/stepOrder.ts'
import { fromLead } from '../../funnel/saving/fromLead.ts'
import { flowOf } from '../../funnel/knowledge.ts'
import { entered, factTold, leadLost, resumed, unsaved } from '../../funnel/slice.ts'
import { goOn } from '../answers/answer.ts'
import { callApi } from '../callApi.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { noteVersion } from '../saving/noteVersion.ts'

/** The server's word on an order: its version, its number, whether it was withdrawn, or that it is gone. */
export function* readBack(ports: Ports, idLead: string): Saga {
  try {
    yield* readOnce(ports, idLead)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 && (yield* isStill(idLead))) yield* put(leadLost())
  }
}

/** One look at what the server holds of an order; a failure is thrown. */
export function* readOnce(ports: Ports, idLead: string): Saga {
  const ofFlow = yield* select((funnel) => funnel.lead?.id === idLead && flowOf(funnel).calls.read)
  const lead = yield* callApi(ports.api, ofFlow || 'readLead', { params: { idLead } })
  if (!(yield* isStill(idLead))) return
  yield* takeUp(ports, lead)
  yield* adopt(lead)
}

/** Private answers are not kept there for ever: what this word, unless a newer one came meanwhile, does not name is due again. */
function* sendAgain({ version, saved, orderNumber }: Lead): Saga {
  const now = yield* select((funnel) => funnel)
  if (orderNumber !== null || saved === undefined || version < (now.lead?.version ?? 0)) return
  for (const step of stepOrder) if (now.saved[step] !== undefined && !saved.includes(step)) yield* put(unsaved(step))
}

/** An order that another window placed or withdrew meanwhile is read back. Tells whether it is one. */
export function* readBackPlaced(ports: Ports, error: unknown): Saga<boolean> {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  const lead = yield* select((funnel) => funnel.lead)
  if (!lead || (code !== 'lead.finished' && code !== 'order.withdrawn')) return false
  yield* readBack(ports, lead.id)
  return true
}

/** An order may be erased, or begun again, before the word on it arrives. */
export const isStill = (idLead: string) => select(({ lead, notice }) => lead?.id === idLead || notice?.id === idLead)

/** Whether a browser knows of an order no more than its number. */
export const knowsNothing = () => select(({ kept }) => Object.keys(kept).length === 0)

/** A browser that knows nothing of an order takes up what the server holds of it, be it only an address without an offer. */
function* takeUp(ports: Ports, lead: Lead): Saga {
  if (!(yield* knowsNothing()) || (lead.address.cep === '' && !lead.plansOffers)) return
  const { place, flow } = yield* select((funnel) => funnel)
  const order =
    lead.kind === 'no-coverage'
      ? { lead: null, notice: { id: lead.id, ...(lead.protocol && { protocol: lead.protocol }) } }
      : { lead: { id: lead.id, version: lead.version } }
  if (lead.kind && lead.kind !== 'no-coverage' && lead.kind !== flow)
    yield* put(entered({ voice: place?.voice ?? 'pages', flow: lead.kind }))
  yield* put(resumed({ ...fromLead(lead), ...order }))
  yield* goOn(ports, { replace: true })
}

function* adopt(lead: Lead): Saga {
  const { id, version, protocol, status, orderNumber } = lead
  yield* sendAgain(lead)
  yield* noteVersion(id, version, protocol)
  const known = yield* select((funnel) => funnel.facts.order?.value)
  const news = orderNumber !== known?.orderNumber || (status === 'withdrawn' && !known?.withdrawn)
  if (orderNumber && news)
    yield* put(
      factTold({
        name: 'order',
        of: '',
        value: { ...known, orderNumber, ...(status === 'withdrawn' ? { withdrawn: true } : {}) },
      }),
    )
}

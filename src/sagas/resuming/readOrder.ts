import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Lead } from '../../api/contract/lead/lead.ts'
import { stepOrder } from '../../api/contract/lead/stepOrder.ts'
import { answersFromLead } from '../../funnel/saving/answersFromLead.ts'
import { flowOf } from '../../funnel/answersAndFacts.ts'
import { entered, factTold, leadLost, resumed, unsaved } from '../../funnel/slice.ts'
import { goOn } from '../answers/answer.ts'
import { callApi } from '../callApi.ts'
import { put, select, type Saga } from '../effects.ts'
import { leaveEndedOrder } from '../ending/leaveEndedOrder.ts'
import type { Ports } from '../ports.ts'
import { adoptNewer } from '../saving/adoptNewer.ts'

/** Reads an order from the server: its version, its number, and whether it was withdrawn or no longer exists. */
export function* readBack(ports: Ports, idLead: string): Saga {
  try {
    yield* readOnce(ports, idLead)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if ((yield* isStill(idLead)) && (yield* leaveEndedOrder(ports, error))) return
    if (error.status === 404 && (yield* isStill(idLead))) yield* put(leadLost())
  }
}

/** Reads an order once. Returns null if another order began meanwhile; throws on failure. */
export function* readOnce(ports: Ports, idLead: string): Saga<Lead | null> {
  const ofFlow = yield* select((funnel) => funnel.lead?.id === idLead && flowOf(funnel).calls.read)
  const lead = yield* callApi(ports.api, ofFlow || 'readLead', { params: { idLead } })
  if (!(yield* isStill(idLead))) return null
  yield* takeUp(ports, lead)
  yield* adopt(ports, lead)
  return lead
}

/** Marks steps that the server no longer has as due again: it erases private answers after a while. */
function* sendAgain({ version, saved, orderNumber }: Lead): Saga {
  const now = yield* select((funnel) => funnel)
  if (orderNumber !== null || saved === undefined || version < (now.lead?.version ?? 0)) return
  for (const step of stepOrder) if (now.saved[step] !== undefined && !saved.includes(step)) yield* put(unsaved(step))
}

/** Reads an order that another window placed or withdrew. Returns whether it was one. */
export function* readBackPlaced(ports: Ports, error: unknown): Saga<boolean> {
  const code = error instanceof ApiError ? error.problem?.code : undefined
  const lead = yield* select((funnel) => funnel.lead)
  if (!lead || (code !== 'lead.finished' && code !== 'order.withdrawn')) return false
  yield* readBack(ports, lead.id)
  return true
}

/** Whether it is still the same order: it may be erased or replaced before a reply arrives. */
export const isStill = (idLead: string) => select(({ lead, notice }) => lead?.id === idLead || notice?.id === idLead)

/** Whether this browser has no answers of the order. */
export const knowsNothing = () => select(({ kept }) => Object.keys(kept).length === 0)

/** A browser without answers takes over the server's order, even if that is only an address without an offer. */
function* takeUp(ports: Ports, lead: Lead): Saga {
  if (!(yield* knowsNothing()) || (lead.address.cep === '' && !lead.plansOffers)) return
  const { place, flow } = yield* select((funnel) => funnel)
  const order =
    lead.kind === 'no-coverage'
      ? { lead: null, notice: { id: lead.id, ...(lead.protocol && { protocol: lead.protocol }) } }
      : { lead: { id: lead.id, version: lead.version } }
  if (lead.kind && lead.kind !== 'no-coverage' && lead.kind !== flow)
    yield* put(entered({ voice: place?.voice ?? 'pages', flow: lead.kind }))
  yield* put(resumed({ ...answersFromLead(lead), ...order }))
  yield* goOn(ports, { replace: true })
}

function* adopt(ports: Ports, lead: Lead): Saga {
  const { status, orderNumber, placedOn, visit, visitByPhone, orderState: state } = lead
  yield* sendAgain(lead)
  yield* adoptNewer(ports, lead)
  const known = yield* select((funnel) => funnel.facts.order?.value)
  const news =
    orderNumber !== known?.orderNumber ||
    (status === 'withdrawn' && !known?.withdrawn) ||
    placedOn !== known?.placedOn ||
    visitByPhone !== known?.visitByPhone ||
    state?.at !== known?.state?.at ||
    visit?.date !== known?.visit?.date ||
    visit?.period !== known?.visit?.period
  if (orderNumber && news)
    yield* put(
      factTold({
        name: 'order',
        of: '',
        value: {
          ...known,
          orderNumber,
          placedOn,
          visit,
          visitByPhone,
          state,
          ...(status === 'withdrawn' ? { withdrawn: true } : {}),
        },
      }),
    )
}

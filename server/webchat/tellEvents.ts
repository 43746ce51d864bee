import { type OrderEvent, orderEvent } from '../../src/api/contract/webchatOrderEvent.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../handlerContext.ts'

/** Tells the operator's webchat what a browser may not tell it beside an order. Nothing of it is kept. */
export const tellEvents: Handler<'tellEvents'> = async ({ body: { events } }, context) => {
  const lead = leadOf(context)
  const own = events.flatMap((event) => asOfLead(event, ownFields(event, lead, context)) ?? [])
  return { told: await context.webchat.tell(lead, own) }
}

/** An event with the values of its lead. What the lead has no value for is left out, and so is an event that needs it. */
function asOfLead({ name, fields }: OrderEvent, own: Readonly<Record<string, unknown>>): OrderEvent | null {
  const known = Object.entries({ ...fields, ...own }).filter(
    ([field, value]) => value !== null && value !== undefined && (Object.hasOwn(fields, field) || isAlways(field)),
  )
  return orderEvent.safeParse({ name, fields: Object.fromEntries(known) }).data ?? null
}

/** Whether a person may be called is told with each telephone. */
const isAlways = (field: string) => field === 'acceptPhoneContact'

/** Nobody has the webchat write to somebody else, or shows it another plan or order. */
function ownFields(event: OrderEvent, lead: OwnedLead, { catalogue }: Context) {
  const contact = { phone: lead.phone && `55${lead.phone}`, email: lead.email, zip: lead.cep }
  switch (event.name) {
    case 'purchase-funnel':
      return {}
    case 'addToShoppingCart': {
      const plan = catalogue.planBySku(event.fields.ref)
      return { name: plan?.plan, price: plan?.price_with_dacc }
    }
    case 'funil_recuperacao':
      return { ...contact, name: lead.name, acceptPhoneContact: lead.accept_information }
    case 'checkout_semcobertura':
      return contact
    case 'checkout':
      return { n_pedido: lead.order_number }
  }
}

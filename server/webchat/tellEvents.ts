import { type OrderEvent, orderEvent } from '../../src/api/contract/webchatOrderEvent.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../http/calls/handlerContext.ts'

/** Sends an order's events to the operator's webchat, because its script does not run there. Stores nothing. */
export const tellEvents: Handler<'tellEvents'> = async ({ body: { events } }, context) => {
  const lead = leadOf(context)
  const own = events.flatMap((event) => asOfLead(event, ownFields(event, lead, context)) ?? [])
  return { told: await context.webchat.tell(lead, own) }
}

/** An event with its lead's values. Fields without a value are left out; without a required one it is null. */
function asOfLead({ name, fields }: OrderEvent, own: Readonly<Record<string, unknown>>): OrderEvent | null {
  const known = Object.entries({ ...fields, ...own }).filter(
    ([field, value]) => value !== null && value !== undefined && (Object.hasOwn(fields, field) || isAlways(field)),
  )
  return orderEvent.safeParse({ name, fields: Object.fromEntries(known) }).data ?? null
}

/** Each telephone is sent with its consent to calls. */
const isAlways = (field: string) => field === 'acceptPhoneContact'

/** The values come from the lead, so that nobody can have the webchat write to others. */
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

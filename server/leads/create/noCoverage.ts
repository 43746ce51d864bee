import { type Handler, leadOf } from '../../http/calls/handlerContext.ts'
import { daysAfter } from '../../daysAfter.ts'
import { daysWaiting } from '../../http/calls/leadTokens.ts'
import { changeLead } from '../changeLead.ts'
import { keepAddress } from './createLead.ts'

export const keepNoCoverage: Handler<'keepNoCoverage'> = async ({ body }, context) => ({
  success: true,
  ...(await keepAddress(body, context)),
})

/** Adds the contact of a visitor who waits for coverage. */
export const addContact: Handler<'addContact'> = async ({ body: { name, email, phone } }, context) => {
  const lead = leadOf(context)
  const kept = email === undefined ? {} : { expires_at: daysAfter(context.now(), daysWaiting) }
  await changeLead(lead, { name, email, phone }, 'contact', context, { ...kept, feed_n: null })
  return { success: true, id: lead.id }
}

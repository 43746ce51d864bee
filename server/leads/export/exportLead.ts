import { type Handler, leadOf } from '../../http/calls/handlerContext.ts'
import { countWrong, refuseGuessing } from '../../http/limits/guessLimits.ts'
import { audit } from '../audit.ts'
import { isOwnersPhone } from '../isOwnersPhone.ts'
import { everythingOf } from './everythingOf.ts'
import { withheldFrom } from '../answersByDevice.ts'

/** Exports a lead to its visitor, with the private values of this device. Checks the telephone, like an erasure. */
export const exportLead: Handler<'exportLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseGuessing('phone', context)
  if (!(await isOwnersPhone(lead, body.phone, context))) {
    await countWrong('phone', context)
    return { success: true, everything: null }
  }
  await audit(context.db, lead, 'exported', [], context.now())
  return { success: true, everything: await everythingOf(lead, context, withheldFrom(lead, context.deviceOf(lead.id))) }
}

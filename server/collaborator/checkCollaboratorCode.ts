import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { countWrong, refuseGuessing } from '../http/limits/guessLimits.ts'
import { audit } from '../leads/audit.ts'
import { refuse } from '../http/refusal.ts'
import { codeOf, hashOfEmail, isSame, openCode, triesPerLead } from './codes.ts'

/** Confirms a code once; a wrong one counts as a try. A confirmed code stays valid but cannot be used again. */
export const checkCollaboratorCode: Handler<'checkCollaboratorCode'> = async ({ body }, context) => {
  const lead = leadOf(context)
  const { db, vault, now } = context
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  const sent = await codeOf(db, lead.id)
  if (!sent || sent.email_hash !== hashOfEmail(lead.email, vault)) throw refuse(409, 'code.unsent')
  if (sent.tries >= triesPerLead) throw refuse(409, 'code.spent')
  await refuseGuessing('code', context)
  const digits = await openCode(sent, context)
  const expired = digits === null || sent.expires_at <= now().toISOString()
  const validated = !expired && isSame(body.code, digits)
  if (!validated && !expired) await countWrong('code', context)
  const tries = sent.tries + (validated || expired ? 0 : 1)
  const change = validated ? { validated_at: now().toISOString(), code: null } : { tries }
  await db.updateTable('collaborator_codes').set(change).where('lead_id', '=', lead.id).execute()
  await audit(db, lead, validated ? 'code confirmed' : 'code refused', [], now())
  return { success: true, validated, expired, triesLeft: triesPerLead - tries }
}

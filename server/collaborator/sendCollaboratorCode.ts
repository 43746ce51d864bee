import { randomInt } from 'node:crypto'
import { type Context, type Handler, leadOf, type OwnedLead } from '../http/calls/handlerContext.ts'
import { networkOf } from '../http/clientAddress.ts'
import type { HourlyCount } from '../http/limits/proofOfWorkLimit.ts'
import { countSent } from '../http/limits/guessLimits.ts'
import { countHourly } from '../http/limits/hourlyLimits.ts'
import { audit } from '../leads/audit.ts'
import { isForCollaborators } from '../leads/steps/isForCollaborators.ts'
import { maskEmail } from '../leads/columns/shownValues.ts'
import { post } from '../leads/outbox.ts'
import { refuse } from '../http/refusal.ts'
import { codeOf, hashOfEmail, minutesValid, sealCode, triesPerLead } from './codes.ts'
import { refuseNonCorporateEmail } from './refuseNonCorporateEmail.ts'

const mailsPerHour = 5

/** Sends a new code to the corporate e-mail of the lead. The previous code becomes void. */
export const sendCollaboratorCode: Handler<'sendCollaboratorCode'> = async (_, context) => {
  const lead = leadOf(context)
  const email = sendableTo(lead)
  await refuseNonCorporateEmail(email, context.db)
  const before = await codeOf(context.db, lead.id)
  if (before && before.tries >= triesPerLead) throw refuse(409, 'code.spent')
  const email_hash = hashOfEmail(email, context.vault)
  await countSent('code', context, await countTo(email_hash, context))
  const expires_at = new Date(context.now().getTime() + minutesValid * 60_000).toISOString()
  await keep(lead, { email_hash, expires_at }, context)
  await post(context.db, 'mail.code', { lead: lead.id }, context.now())
  await audit(context.db, lead, 'code sent', [], context.now())
  return { success: true, email: maskEmail(email), expiresAt: expires_at }
}

/** Counts per network and e-mail. Other networks cannot use up the owner's mails, only make each cost work. */
async function countTo(email_hash: string, context: Context): Promise<HourlyCount[]> {
  const count = async (from: string) => (await countHourly(`code mail|${email_hash}${from}`, context)) - 1
  return [
    { used: await count(`|${networkOf(context.request.ip)}`), max: mailsPerHour, workFrom: mailsPerHour },
    { used: await count(''), max: Infinity, workFrom: mailsPerHour },
  ]
}

function sendableTo(lead: OwnedLead): string {
  if (!isForCollaborators(lead)) throw refuse(409, 'collaborator.needless')
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  if (lead.email === null) throw refuse(409, 'step.due', { due: 'email' })
  return lead.email
}

async function keep(
  lead: OwnedLead,
  sent: { email_hash: string; expires_at: string },
  context: Context,
): Promise<void> {
  const code = await sealCode(lead.id, String(randomInt(1_000_000)).padStart(6, '0'), context)
  const fresh = { ...sent, code, validated_at: null }
  await context.db
    .insertInto('collaborator_codes')
    .values({ lead_id: lead.id, tries: 0, ...fresh })
    .onConflict((c) => c.column('lead_id').doUpdateSet(fresh))
    .execute()
}

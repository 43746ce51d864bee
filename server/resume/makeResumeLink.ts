import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { countWithin, hourAt } from '../db/counters.ts'
import { countSent } from '../http/limits/guessLimits.ts'
import { audit } from '../leads/audit.ts'
import { maskEmail } from '../leads/columns/mask.ts'
import { post } from '../leads/outbox.ts'
import { mayGetLetter } from '../mail/queueLetter.ts'
import { refuse } from '../http/refusal.ts'
import { guardOf, insertLink, mailableTo } from './links.ts'

const linksPerHour = 10
const mailsPerHour = 5

/** Creates a link for another device. A customer's lead has none, because a CPF could reveal its birth date. */
export const makeResumeLink: Handler<'makeResumeLink'> = async ({ body: { by } }, context) => {
  const lead = leadOf(context)
  const { db, vault, now } = context
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  if (lead.kind !== 'order') throw refuse(409, 'resume.customer')
  const guard = guardOf(lead)
  if (!guard) throw refuse(409, 'resume.unguarded')
  const email = context.linkAddress === null ? null : mailableTo(lead)
  const byMail = by === 'mail'
  if (byMail && guard.challenge === 'phone') throw refuse(409, 'resume.early')
  if (byMail && email === null) throw refuse(409, 'resume.unmailed')
  await countSent('link', context)
  await countWithin(db, vault.hash('tries', `link|lead|${lead.id}`), linksPerHour, hourAt(now()))
  if (byMail && email !== null)
    await countWithin(db, vault.hash('tries', `link|mail|${email.toLowerCase()}`), mailsPerHour, hourAt(now()))
  if (byMail && email !== null && !(await mayGetLetter(email, context))) throw refuse(409, 'resume.unmailed')
  const { id, token, expires_at } = await insertLink(lead, { byMail }, context)
  if (byMail) await post(db, 'mail.resume', { lead: lead.id, link: id }, now())
  await audit(db, lead, byMail ? 'link sent' : 'link made', [], now())
  return {
    success: true,
    token: byMail ? null : token,
    email: email && maskEmail(email),
    challenge: guard.challenge,
    expiresAt: expires_at,
  }
}

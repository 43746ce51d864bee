import { type Handler, leadOf, type Context, type OwnedLead } from '../http/calls/handlerContext.ts'
import { countWithin, hourAt } from '../db/counters.ts'
import { countSent } from '../http/limits/guessLimits.ts'
import { audit } from '../leads/audit.ts'
import { maskEmail } from '../leads/columns/shownValues.ts'
import { post } from '../leads/outbox.ts'
import { mayGetLetter, queueLetter } from '../mail/queueLetter.ts'
import { refuse } from '../http/refusal.ts'
import { guardOf, insertLink, mailableTo, leadOfLink, linkOf, lockLeadOf, takeTry, type Link } from './links.ts'
import type { LinkedOrder } from '../../src/api/contract/lead/resume.ts'
import { dueStep } from '../leads/steps/dueStep.ts'
import { chosenPlan } from '../plans/planKeptByOrder.ts'
import { otherDevices, endOthers, holdersOf } from './leadDevices.ts'
import type { Reply } from '../../src/api/contract/calls.ts'
import { hashOfToken } from '../http/calls/leadTokens.ts'
import { isSame } from '../collaborator/codes.ts'

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

/** The preview of a link before its challenge, without personal data or hints at the answer. */
export const readResumeLink: Handler<'readResumeLink'> = async ({ body: { token } }, context) => {
  const lead = await leadOfLink(await linkOf(token, context), context)
  return { success: true, order: lead && (await orderShown(lead, context)) }
}

async function orderShown(lead: OwnedLead, context: Context): Promise<LinkedOrder | null> {
  const guard = guardOf(lead)
  if (!guard) return null
  const devices = (await otherDevices(context.deviceOf(lead.id), lead, context)).map(({ since }) => ({ since }))
  return { challenge: guard.challenge, plan: planShown(lead), due: dueStep(lead), devices }
}

function planShown(lead: OwnedLead): LinkedOrder['plan'] {
  const plan = chosenPlan(lead)
  return plan ? { name: plan.plan, price: lead.direct_debit === false ? plan.price : plan.price_with_dacc } : null
}

type Opened = Reply<'openResumeLink'>
const closed: Opened = { success: true, opened: null }

/** Opens a lead on this device once, and ends access on others unless kept. Wrong links and answers reply alike. */
export const openResumeLink: Handler<'openResumeLink'> = async ({ body: { token, answer, keepOthers } }, context) => {
  const lead = await lockLeadOf(await linkOf(token, context), context)
  const link = await takeTry(token, context)
  const isRight = hasAnswer(lead, answer)
  if (link && lead && isRight) return opened(link, lead, keepOthers ?? false, context)
  if (link && lead) await audit(context.db, lead, 'link refused', [], context.now())
  return closed
}

function hasAnswer(lead: OwnedLead | null, answer: string): boolean {
  const right = (lead && guardOf(lead))?.answer ?? ''
  return isSame(hashOfToken(answer), hashOfToken(right))
}

async function opened(link: Link, lead: OwnedLead, keepOthers: boolean, context: Context): Promise<Opened> {
  const { db, now } = context
  await db.deleteFrom('resume_links').where('id', '=', link.id).execute()
  const device = await letIn(lead, context)
  if (!keepOthers) await endOthers(lead, device, context)
  await audit(db, lead, keepOthers ? 'link opened beside others' : 'link opened', [], now())
  if (mailableTo(lead)) await queueLetter('mail.opened', lead, context)
  return { success: true, opened: { idLead: lead.id } }
}

/** Gives this device access. A device with access keeps its token, and its notes of sent values. */
async function letIn(lead: OwnedLead, context: Context): Promise<string> {
  const { db, now, deviceOf, grant } = context
  const asking = deviceOf(lead.id)
  if ((await holdersOf(lead, context)).some(({ token_hash }) => token_hash === asking)) return asking
  const holder = { lead_id: lead.id, token_hash: grant(lead.id), granted_at: now().toISOString() }
  await db.insertInto('lead_holders').values(holder).execute()
  return holder.token_hash
}

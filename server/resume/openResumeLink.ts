import type { Reply } from '../../src/api/contract/calls.ts'
import type { Context, Handler, OwnedLead } from '../http/calls/handlerContext.ts'
import { hashOfToken } from '../http/calls/leadTokens.ts'
import { audit } from '../leads/audit.ts'
import { queueLetter } from '../mail/queueLetter.ts'
import { isSame } from '../collaborator/codes.ts'
import { endOthers, holdersOf } from './leadDevices.ts'
import { guardOf, linkOf, lockLeadOf, mailableTo, takeTry, type Link } from './links.ts'

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

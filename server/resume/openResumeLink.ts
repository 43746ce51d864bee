import type { Reply } from '../../src/api/contract/calls.ts'
import type { Context, Handler, OwnedLead } from '../call.ts'
import { hashOfToken } from '../http/calls/authority.ts'
import { audit } from '../leads/audit.ts'
import { isSame } from '../collaborator/codes.ts'
import { guardOf, linkOf, lockLeadOf, takeTry, type Link } from './links.ts'

type Opened = Reply<'openResumeLink'>
const closed: Opened = { success: true, opened: null }

/**
 * Opens a lead at another device, once. A wrong link and a wrong answer have the same reply. The first device keeps its
 * right.
 */
export const openResumeLink: Handler<'openResumeLink'> = async ({ body: { token, answer } }, context) => {
  const lead = await lockLeadOf(await linkOf(token, context), context)
  const link = await takeTry(token, context)
  const isRight = hasAnswer(lead, answer)
  if (link && lead && isRight) return opened(link, lead, context)
  if (link && lead) await audit(context.db, lead, 'link refused', [], context.now())
  return closed
}

function hasAnswer(lead: OwnedLead | null, answer: string): boolean {
  const right = (lead && guardOf(lead))?.answer ?? ''
  return isSame(hashOfToken(answer), hashOfToken(right))
}

async function opened(link: Link, lead: OwnedLead, { db, now, grant }: Context): Promise<Opened> {
  const { id } = lead
  await db.deleteFrom('resume_links').where('id', '=', link.id).execute()
  const holder = { lead_id: id, token_hash: grant(id), granted_at: now().toISOString() }
  await db.insertInto('lead_holders').values(holder).execute()
  await audit(db, lead, 'link opened', [], now())
  return { success: true, opened: { idLead: id } }
}

import { type Context, type Handler, leadOf, type OwnedLead } from '../../call.ts'
import { countOf, countUp, hourAt, tooMany } from '../../db/counters.ts'
import { countWrong, refuseGuessing } from '../../http/limits/guesses.ts'
import { audit } from '../audit.ts'
import { isOtherPhone } from '../ownersPhone.ts'
import { everythingOf } from './everythingOf.ts'

/** The wrong telephones that a lead may hear in an hour. */
const triesPerLead = 5

/**
 * Tells a visitor all that is kept of a lead, private values too. It asks for what erasing asks for; a mask shows part
 * of the telephone, so wrong ones are counted.
 */
export const exportLead: Handler<'exportLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseGuessing('phone', context)
  await refuseTriesOf(lead, context)
  if (isOtherPhone(lead, body.phone)) {
    await countWrong('phone', context)
    await countUp(context.db, keyFor(lead, context), hourAt(context.now()))
    return { success: true, everything: null }
  }
  await audit(context.db, lead.id, 'exported', [], context.now())
  return { success: true, everything: await everythingOf(lead, context) }
}

async function refuseTriesOf(lead: OwnedLead, context: Context): Promise<void> {
  const window = hourAt(context.now())
  if ((await countOf(context.db, keyFor(lead, context), window)) >= triesPerLead) throw tooMany(window)
}

const keyFor = ({ id }: OwnedLead, { vault }: Context) => vault.hash('tries', `export|${id}`)

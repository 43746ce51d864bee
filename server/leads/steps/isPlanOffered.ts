import type { Address, Coverage } from '../../../src/api/contract/address.ts'
import type { Flags } from '../../../src/api/contract/lead/leadFlags.ts'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import { checkCoverage, type Selling } from '../../coverage/checkCoverage.ts'
import { customerRequestOf } from '../../customers/customerRequest.ts'
import { skuIn } from '../../plans/planKeptByOrder.ts'
import { isSaved } from './dueStep.ts'

/** The address and the campaign of a wanted plan. */
export type Wish = {
  address: Address
  addon?: string | undefined
  flags?: Flags | undefined
  idPlan?: string | undefined
}

/** The offers at the address of a wish, with the stored plan of its order. */
export function coverageFor(
  { address, addon, flags, idPlan }: Wish,
  selling: Selling,
  lead: OwnedLead | null = null,
): Promise<Coverage> {
  const query = {
    cep: address.cep,
    number: address.number,
    blockNumber: address.block_number,
    lotNumber: address.allotment_number,
    addon,
    sku: idPlan === undefined ? undefined : skuIn(idPlan),
    collaborator: flags?.collaborator_special_offer ? ('true' as const) : undefined,
    regionOffer: flags?.regionOffer ? ('true' as const) : undefined,
    premium: flags?.premium || flags?.premium_special_offer ? ('true' as const) : undefined,
  }
  return checkCoverage(query, selling, lead)
}

/** Whether a plan is sold at a lead's address. A migration needs one of its offers, and at first no address. */
export async function isPlanOffered(lead: OwnedLead, idPlan: string, context: Context): Promise<boolean> {
  const migrates = lead.kind === 'migration'
  if (migrates && !(await customerRequestOf(context.db, lead)).offers.includes(idPlan)) return false
  if (!lead.address || !isSaved(lead, migrates ? 'number' : 'cep')) return migrates
  const wish = { address: lead.address, addon: lead.addon ?? undefined, flags: lead.flags ?? undefined, idPlan }
  const { plans } = await coverageFor(wish, context, lead)
  return plans.some((plan) => (migrates ? plan.sku === skuIn(idPlan) : plan.id === idPlan))
}

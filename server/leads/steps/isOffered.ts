import type { Address, Coverage } from '../../../src/api/contract/address.ts'
import type { Flags } from '../../../src/api/contract/tracking.ts'
import type { OwnedLead } from '../../call.ts'
import { checkCoverage } from '../../coverage/checkCoverage.ts'
import { requestOf } from '../../customers/requests.ts'
import type { Db } from '../../db/database.ts'
import { planById } from '../../plans/catalogue.ts'
import { isSaved } from './dueStep.ts'

/** The address and the campaign of a wanted plan. */
export type Wish = {
  address: Address
  addon?: string | undefined
  flags?: Flags | undefined
  idPlan?: string | undefined
}

export function coverageFor(db: Db, { address, addon, flags, idPlan }: Wish): Promise<Coverage> {
  return checkCoverage(db, {
    cep: address.cep,
    number: address.number,
    blockNumber: address.block_number,
    lotNumber: address.allotment_number,
    addon,
    sku: idPlan === undefined ? undefined : planById(idPlan)?.sku,
    collaborator: flags?.collaborator_special_offer ? 'true' : undefined,
    regionOffer: flags?.regionOffer ? 'true' : undefined,
    premium: flags?.premium || flags?.premium_special_offer ? 'true' : undefined,
  })
}

/**
 * Whether a plan is sold at the address of a lead. A customer's plan must be one of the offered ones, and needs no
 * address yet.
 */
export async function isOffered(db: Db, lead: OwnedLead, idPlan: string): Promise<boolean> {
  const migrates = lead.kind === 'migration'
  if (migrates && !(await requestOf(db, lead)).offers.includes(idPlan)) return false
  if (!lead.address || !isSaved(lead, migrates ? 'number' : 'cep')) return migrates
  const { plans } = await coverageFor(db, {
    address: lead.address,
    addon: lead.addon ?? undefined,
    flags: lead.flags ?? undefined,
    idPlan,
  })
  return plans.some((plan) => (migrates ? plan.sku === planById(idPlan)?.sku : plan.id === idPlan))
}

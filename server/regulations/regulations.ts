import type { Reply } from '../../src/api/contract/calls.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { noPlanHasStreaming } from '../../src/api/contract/sale/noPlanHasStreaming.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import type { Catalogue } from '../plans/catalogue.ts'
import { regulationText, summaryText } from './regulationOfOffer.ts'

export const regulations: Handler<'regulations'> = ({ query }, { catalogue }) =>
  writtenFor(query.collaborator === 'true', catalogue)

/** The regulation and the summary of every offer, derived from the catalogue, so that they always agree. */
export function writtenFor(forCollaborators: boolean, { plans }: Catalogue): Reply<'regulations'> {
  const terms = { forCollaborators, hasStreaming: !noPlanHasStreaming(plans) }
  return {
    regulations: plans.map((plan) => entry('Regulamento', plan, regulationText(plan, terms))),
    sumarries: plans.map((plan) => entry('Sumário', plan, summaryText(plan, terms))),
  }
}

function entry(kind: string, plan: Plan, text: string) {
  return { sku: plan.sku, title: `${kind} da oferta ${plan.plan} (${plan.offer.code})`, text }
}

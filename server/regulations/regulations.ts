import type { Reply } from '../../src/api/contract/calls.ts'
import type { Plan } from '../../src/api/contract/plan.ts'
import type { Handler } from '../call.ts'
import { catalogue } from '../plans/catalogue.ts'
import { regulationText, summaryText } from './texts.ts'

export const regulations: Handler<'regulations'> = ({ query }) => writtenFor(query.collaborator === 'true')

/** The regulation and the summary of every offer, written from the catalogue so that they cannot disagree with it. */
export function writtenFor(forCollaborators: boolean): Reply<'regulations'> {
  return {
    regulations: catalogue.map((plan) => entry('Regulamento', plan, regulationText(plan, forCollaborators))),
    sumarries: catalogue.map((plan) => entry('Sumário', plan, summaryText(plan, forCollaborators))),
  }
}

function entry(kind: string, plan: Plan, text: string) {
  return { sku: plan.sku, title: `${kind} da oferta ${plan.plan} (${plan.offer.code})`, text }
}

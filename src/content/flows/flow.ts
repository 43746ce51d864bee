import type { Query } from '../../api/contract/calls.ts'
import type { DueStep } from '../../api/contract/lead/stepOrder.ts'
import type { Facts } from './facts.ts'
import type { Screen } from './screen.ts'

/** A way to buy, with everything that differs between flows. No other code checks the name of a flow. */
export type Flow = {
  screens: readonly Screen[]
  /** The writes for the present facts, in the order in which the server accepts them. */
  writes: (facts: Facts) => readonly WriteName[]
  calls: {
    /** The call that looks up a customer's offers. */
    offers?: 'renewalOffers' | 'migrationOffers'
    choose?: 'chooseRenewal' | 'chooseMigrationPlan'
    /** The parameters of the risk validation. */
    confirm?: Query<'confirmLead'>
    /** The call that reads a lead back into a browser with answers, if there is one. */
    read?: 'readLead' | 'readMigration'
    finish: 'finishLead' | 'finishRenewal'
  }
  /** Flows of one kind share a lead. A flow of another kind begins a new lead, except for `any`. */
  kind: 'any' | 'order' | 'collaborator' | 'mobile' | 'renewal' | 'migration'
  /** The flow's name in the chat, if it has addresses in every campaign. */
  chatName?: string
  /** The flow whose visits may also open these pages. */
  openIn?: FlowName
  /** The link parameter for one of its leads. */
  link?: 'lmig'
  /** How the done page describes the next steps; null without an order. */
  ends: 'visit' | 'renewal' | null
}

export type FlowName =
  | 'order'
  | 'b'
  | 'fluxo'
  | 'premium'
  | 'mobile'
  | 'collaborator'
  | 'coverage'
  | 'renewal'
  | 'migration'

/** A unit of saving: a step, or a record of several steps. */
export type WriteName = 'collaborator' | 'lead' | 'notice' | 'contact' | 'offer' | DueStep

import type { Query } from '../../api/contract/calls.ts'
import type { DueStep } from '../../api/contract/stepOrder.ts'
import type { Facts } from './facts.ts'
import type { Screen } from './screen.ts'

/** A way to buy, with everything in which it differs from the others. No other code asks for the name of a flow. */
export type Flow = {
  screens: readonly Screen[]
  /** What is saved, in the order in which the server takes it, for the present facts. */
  writes: (facts: Facts) => readonly WriteName[]
  calls: {
    /** The call that looks up a customer's offers. */
    offers?: 'renewalOffers' | 'migrationOffers'
    choose?: 'chooseRenewal' | 'chooseMigrationPlan'
    /** What the risk validation learns about this flow. */
    confirm?: Query<'confirmLead'>
    /** The call by which a browser with answers reads its lead back. Without one it is not read back. */
    read?: 'readLead' | 'readMigration'
    finish: 'finishLead' | 'finishRenewal'
  }
  /** Flows of one kind share a lead. A flow of another kind begins another lead, except for `any`. */
  kind: 'any' | 'order' | 'collaborator' | 'mobile' | 'renewal' | 'migration'
  /** Its name in the chat, if it has addresses in every campaign. */
  chatName?: string
  /** The flow whose visits may open its pages too. */
  openIn?: FlowName
  /** The link parameter that names one of its leads. */
  link?: 'lmig'
  /** How its done page tells what follows the order; null if it has no order. */
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

/** Something that is saved: a step, or a record of several steps. */
export type WriteName = 'collaborator' | 'lead' | 'notice' | 'contact' | 'offer' | DueStep

import type { Query } from '../../api/contract/calls.ts'
import type { DueStep } from '../../api/contract/stepOrder.ts'
import type { Facts } from './facts.ts'
import type { Screen } from './screen.ts'

/** A way to buy: all in which it differs from the others, so that nothing else asks which one a visit follows. */
export type Flow = {
  screens: readonly Screen[]
  /** What the server is to know, in the order in which it takes it, as far as the facts go. */
  writes: (facts: Facts) => readonly WriteName[]
  calls: {
    /** By which call a customer's offers are looked up, and by which one of them is chosen. */
    offers?: 'renewalOffers' | 'migrationOffers'
    choose?: 'chooseRenewal' | 'chooseMigrationPlan'
    /** What the risk validation is told of this way to buy. */
    confirm?: Query<'confirmLead'>
    /** By which call a browser with answers reads its lead back; without one the lead tells it nothing new. */
    read?: 'readLead' | 'readMigration'
    finish: 'finishLead' | 'finishRenewal'
  }
  /** A lead may be taken on by every flow of its kind; one of another kind begins another lead, and looking ends none. */
  kind: 'any' | 'order' | 'collaborator' | 'mobile' | 'renewal' | 'migration'
  /** Its folder among the pages and its name in the chat, for a flow that has addresses in every campaign. */
  apart?: { pages: string; chat: string }
  /** The flow whose visits may open its pages too. */
  openIn?: FlowName
  /** The parameter by which a link names one of its leads. */
  link?: 'lmig'
  /** What its done page says of the time after the order; null where nothing is ordered. */
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

/** Something that the server is told: a step, or a record that holds several. */
export type WriteName = 'collaborator' | 'lead' | 'notice' | 'contact' | 'offer' | DueStep

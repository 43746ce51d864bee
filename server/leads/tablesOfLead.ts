import { keysOf } from '../keysOf.ts'

/** The tables that are erased with a lead, and their exported columns, without hashes and encrypted tokens. */
export const tablesOfLead = {
  bookings: ['region', 'date', 'period'],
  risk_decisions: ['decision', 'message', 'decided_at'],
  customer_requests: ['offers', 'second_offer'],
  collaborator_codes: ['tries', 'expires_at', 'validated_at'],
  resume_links: ['tries', 'created_at', 'expires_at'],
  lead_holders: ['granted_at'],
  ended_holders: ['ended_at'],
  order_states: ['state', 'date', 'at'],
  visit_reminders: ['date'],
} as const

export const leadTableNames = keysOf(tablesOfLead)

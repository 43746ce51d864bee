import type { Plan } from '../../api/contract/plan.ts'

/** The catalogue on the home page with the plan for businesses beside it, or why it failed to load. */
export type LandingData = { plans: Plan[]; business?: Plan | undefined; error: string | null }

/** Where a found address leads: to the order in either voice, or to the rest of the check. */
export type Way = '/chat' | '/checkout/cep' | '/consultar-cobertura/nr-imovel'

/** The result of a coverage check: where to go on, or what is wrong and whether a retry may help. */
export type Checked = { to: Way; fault: null } | { fault: Fault }
export type Fault = { field: 'cep' | 'phone' | 'number'; text: string; passing: boolean }
export type OnCheck = (form: FormData) => Promise<Checked>

/** A find, with the form that led to it. */
export type FoundAt = { to: Way; form: FormData }

/** Asks for a call, and says what is wrong with it. */
export type OnCall = (form: FormData) => Promise<Fault | null>

/** What the pages of the site ask for. */
export type LandingCalls = {
  check: OnCheck
  /** Keeps a name, an e-mail and a telephone for the order. */
  keepLead: (form: FormData) => void
  requestCall: OnCall
}

import type { Plan } from '../../api/contract/sale/plan.ts'

/** The plans of the home page with the one for businesses, or why they failed to load. */
export type LandingData = { plans: Plan[]; business?: Plan | undefined; error: string | null }

/** The page after a found address: the order in either voice, or the rest of the check. */
export type Way = '/chat' | '/checkout/cep' | '/consultar-cobertura/nr-imovel'

/** The result of a coverage check: the next page, or the fault and whether a retry may help. */
export type Checked = { to: Way; fault: null } | { fault: Fault }
export type Fault = { field: 'cep' | 'phone' | 'number'; text: string; passing: boolean }
export type OnCheck = (form: FormData) => Promise<Checked>

/** A found address, with the form that led to it. */
export type FoundAt = { to: Way; form: FormData }

/** Requests a call; returns the fault if it fails. */
export type OnCall = (form: FormData) => Promise<Fault | null>

/** The calls that the site's pages make. */
export type LandingCalls = {
  check: OnCheck
  /** Stores a name, an e-mail and a telephone for the order. */
  keepLead: (form: FormData) => void
  requestCall: OnCall
}

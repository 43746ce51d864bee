import type { Plan } from '../../api/contract/plan.ts'

/** The catalogue on the home page with the plan for businesses beside it, or why it failed to load. */
export type LandingData = { plans: Plan[]; business?: Plan | undefined; error: string | null }

/** The result of a coverage check: where to go on, or what is wrong and whether a retry may help. */
export type Checked = { to: '/chat' | '/checkout/cep'; fault: null } | { fault: Fault }
export type Fault = { field: 'cep' | 'phone' | 'number'; text: string; passing: boolean }
export type OnCheck = (form: FormData) => Promise<Checked>

import type { Plan } from '../../api/contract/plan.ts'

/** What the home page shows of the catalogue, or why it cannot. */
export type LandingData = { plans: Plan[]; error: string | null }

/** What was said of a CEP and a telephone: where to go on, or what is wrong and whether trying again may help. */
export type Checked = { to: '/chat' | '/checkout/cep'; fault: null } | { fault: Fault }
export type Fault = { field: 'cep' | 'phone'; text: string; passing: boolean }
export type OnCheck = (form: FormData) => Promise<Checked>

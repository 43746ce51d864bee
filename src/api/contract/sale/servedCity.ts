import type { Plan } from './plan.ts'

/** A city with network, and the plans that the site shows and sells there. Speeds are in Mega. */
export type ServedCity = {
  name: string
  /** Its two-letter code. */
  state: string
  /** Its neighbourhoods with their highest speed. A city with one CEP for all its streets has none. */
  neighborhoods: { name: string; mega: number }[]
  plans: Plan[]
}

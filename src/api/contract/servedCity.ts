import type { Plan } from './plan.ts'

/** A city that the network reaches, with the plans that the site shows and sells there. Speeds are in Mega. */
export type ServedCity = {
  name: string
  /** Two letters. */
  state: string
  /** Each with the highest speed sold in it. A city with one CEP for all its streets has none. */
  neighborhoods: { name: string; mega: number }[]
  plans: Plan[]
}

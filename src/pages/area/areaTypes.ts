import type { Plan } from '../../api/contract/sale/plan.ts'

/** The country, a state or a city with network, sent with all texts of its page. */
export type Area = {
  path: string
  /** The trail from the home page to the area itself. */
  trail: Step[]
  plans: Plan[]
  words: AreaWords
  /** Its states, cities or neighbourhoods. */
  parts: Part[]
  questions: AreaQuestion[]
}

export type AreaWords = {
  title: string
  description: string
  heading: string
  lead: string
  plans: string
  parts: string
  partsLead: string
}

export type AreaQuestion = { id: string; question: string; answer: string[] }

export type Step = { name: string; path: string }

/** `path` is set if the part has its own page. `mega` is the highest speed sold in it. */
export type Part = { name: string; path?: string; detail: string; mega: number }

import type { Plan } from '../../api/contract/plan.ts'

/** Where there is network, as its page is sent with all its words: the country, a state or a city. */
export type Area = {
  path: string
  /** From the home page to the area itself. */
  trail: Step[]
  plans: Plan[]
  words: AreaWords
  /** The states, cities or neighbourhoods in it. */
  parts: Part[]
  /** What is asked about a city. */
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

/** A part has a page of its own if it has an address. `mega` is the highest speed sold in it. */
export type Part = { name: string; path?: string; detail: string; mega: number }

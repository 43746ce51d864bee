import { ApiError } from '../api/contract/apiError.ts'
import type { Answers } from '../content/answers.ts'
import type { Facts } from '../content/facts.ts'
import { coverageQuery } from '../funnel/coverageQuery.ts'
import { select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'

/** What is offered at an address. */
export function* coverageThere({ api }: Ports): Saga<Facts['coverage']> {
  return yield* ask(api, 'coverage', { query: yield* select(coverageQuery) })
}

/** Known complements are a help, never a condition: without them the visitor types. Of a street that nobody knows there are none. */
export function* unitsThere({ api }: Ports, { cep = '', number = '' }: Answers): Saga<Facts['units']> {
  try {
    const { complements, infraco } = yield* ask(api, 'addressInfo', { query: { cep, number } })
    const types = infraco ? (yield* ask(api, 'complementTypes', { query: { infraco } })).complementTypes : []
    return { complements, types }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { complements: [], types: [] }
    throw error
  }
}

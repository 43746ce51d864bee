import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Answers } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { coverageQuery } from '../../funnel/saving/coverageQuery.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { callApi } from '../callApi.ts'

export function* lookUpCoverage({ api }: Ports): Saga<Facts['coverage']> {
  return yield* callApi(api, 'coverage', { query: yield* select(coverageQuery) })
}

/** Known complements are optional: without them the visitor types one. An unknown street has none. */
export function* lookUpUnits({ api }: Ports, { cep = '', number = '' }: Answers): Saga<Facts['units']> {
  try {
    const { complements, infraco } = yield* callApi(api, 'addressInfo', { query: { cep, number } })
    const types = infraco ? (yield* callApi(api, 'complementTypes', { query: { infraco } })).complementTypes : []
    return { complements, types }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { complements: [], types: [] }
    throw error
  }
}

import type { Query } from '../../api/contract/calls.ts'
import { asApiError } from '../../api/contract/errors/apiError.ts'
import type { RegulationsData } from '../../pages/regulations/Regulations.tsx'
import { browserApi } from '../browserApi.ts'

export async function rules(query: Query<'regulations'>): Promise<RegulationsData> {
  try {
    return { all: await browserApi()('regulations', { query }), error: null }
  } catch (error) {
    return { all: null, error: asApiError(error).message }
  }
}

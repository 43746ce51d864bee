import { asApiError } from '../api/contract/errors/apiError.ts'
import type { FindCeps } from '../order/questions/FindCepsContext.ts'
import { browserApi } from './browserApi.ts'

/** Looks up CEPs. Street and city go in a body and are not stored. */
export const findCeps: FindCeps = async (body) => {
  try {
    return await browserApi()('findCeps', { body })
  } catch (error) {
    return { error: asApiError(error).message }
  }
}

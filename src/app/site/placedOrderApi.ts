import { asApiError } from '../../api/contract/errors/apiError.ts'
import type { Seek } from '../../pages/placed/FindOrderForm.tsx'
import { browserApi } from '../browserApi.ts'

/** Looks up an order. Number and telephone go in a body and are not stored. */
export const seekOrder: Seek = async (body) => {
  try {
    const { order } = await browserApi()('readPlacedOrder', { body })
    return { order }
  } catch (error) {
    return { error: asApiError(error).message }
  }
}

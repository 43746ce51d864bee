import { ApiError } from '../../api/contract/errors/apiError.ts'
import { PlacedPage } from '../../pages/placed/PlacedPage.tsx'
import type { Seek } from '../../pages/placed/SeekForm.tsx'
import { browserApi } from '../browserApi.ts'

/** The page of a placed order. Number and telephone go in a body and are kept nowhere. */
export function Component() {
  return <PlacedPage onSeek={seek} />
}

const seek: Seek = async (body) => {
  try {
    const { order } = await browserApi()('readPlacedOrder', { body })
    return { order }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { error: error.message }
  }
}

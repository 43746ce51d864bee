import { PlacedPage } from '../../pages/placed/PlacedPage.tsx'
import { seekOrder } from './placedApi.ts'

/** The page of a placed order. */
export const Component = () => <PlacedPage onSeek={seekOrder} />

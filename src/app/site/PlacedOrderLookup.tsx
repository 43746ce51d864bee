import { PlacedPage } from '../../pages/placed/PlacedPage.tsx'
import { seekOrder } from './placedOrderApi.ts'

/** The page of a placed order. */
export const Component = () => <PlacedPage onSeek={seekOrder} />

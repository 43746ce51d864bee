import { PlacedOrderPage } from '../../pages/placed/PlacedOrderPage.tsx'
import { seekOrder } from './placedOrderApi.ts'

/** The page of a placed order. */
export const Component = () => <PlacedOrderPage onSeek={seekOrder} />

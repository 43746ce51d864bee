import { PlacedOrderPage } from '../../pages/placed/PlacedOrderPage.tsx'
import { seekOrder } from './placedOrderApi.ts'

export const Component = () => <PlacedOrderPage onSeek={seekOrder} />

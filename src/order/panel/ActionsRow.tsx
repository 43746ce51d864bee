import { isBegun } from '../../funnel/views/isBegun.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'

/** What can be done with a whole order, from the first answer until it is placed. */
export const ActionsRow = () => useFunnel(isBegun) && <OrderActions />

const OrderActions = lazyPart(async () => (await import('./OrderActions.tsx')).OrderActions)

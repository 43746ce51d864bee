import { isBegun } from '../../funnel/views/isBegun.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'

/** What can be done with a whole order, from the first answer until it is placed. The drawer shows it a second time. */
export function ActionsRow({ inDrawer }: { inDrawer?: true }) {
  return useFunnel(isBegun) && <OrderActions inDrawer={inDrawer} />
}

const OrderActions = lazyPart(async () => (await import('./OrderActions.tsx')).OrderActions)

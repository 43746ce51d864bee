import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'

export const OrderActions = lazyPart(async () => (await import('./OrderActions.tsx')).OrderActions)

/** 'Meus dados', once per page. */
export const OwnData = lazyPart(async () => (await import('./OrderActions.tsx')).OwnData)

/** Says that the answers were erased or the order left. A page has it once. */
export const EraseDone = () => {
  const done = useFunnel((funnel) => funnel.ownData.done)
  return done && <Erased done={done} />
}

const Erased = lazyPart(async () => (await import('./OrderActions.tsx')).Erased)

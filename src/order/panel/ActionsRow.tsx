import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'

/** What can be done with a whole order, from the first answer until it is placed. */
export const ActionsRow = lazyPart(async () => (await import('./OrderActions.tsx')).OrderActions)

/** Says that the answers were erased, or the order left. A page has it once. */
export const EraseDone = () => {
  const done = useFunnel((funnel) => funnel.ownData.done)
  return done && <Erased done={done} />
}

const Erased = lazyPart(async () => (await import('./OrderActions.tsx')).Erased)

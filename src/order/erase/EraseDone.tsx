import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'

/** Says that the answers were erased. A page has it once. */
export function EraseDone() {
  return useFunnel((funnel) => funnel.erasing.done === true) && <Erased />
}

const Erased = lazyPart(async () => (await import('./Erasing.tsx')).Erased)

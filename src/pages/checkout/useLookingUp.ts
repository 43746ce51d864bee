import type { Screen } from '../../content/screen.ts'
import { useFunnel, useJourney } from '../../ui/useFunnel.ts'

/** Whether all of a page is answered and what it leads to is being looked up. */
export function useLookingUp(screen: Screen): boolean {
  const { current, question } = useJourney()
  const pending = useFunnel(({ facts }) => screen.needs.some((name) => facts[name]?.pending === true))
  return pending && question === null && current.id === screen.id
}

import type { Screen } from '../../../content/flows/screen.ts'
import { useFunnel, useJourney } from '../../../order/useFunnel.ts'

/** Whether the page is fully answered and its facts are being looked up. */
export function useLookingUp(screen: Screen): boolean {
  const { current, question } = useJourney()
  const pending = useFunnel(({ facts }) => screen.needs.some((name) => facts[name]?.pending === true))
  return pending && question === null && current.id === screen.id
}

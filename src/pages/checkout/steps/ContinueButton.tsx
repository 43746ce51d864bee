import { checkoutTexts } from '../../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { areVisitsFull } from '../../../funnel/views/areVisitsFull.ts'
import { useJourney } from '../../../order/useFunnel.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useLookupError } from '../wait/LookupFailed.tsx'
import { useLookingUp } from './useLookingUp.ts'

type Props = {
  screen: Screen
  /** Whether an answer of the page was refused and has not been edited since. */ refused: boolean
}

/** 'Continuar', if there is something to choose. Busy during a look-up; in error after a refusal or a failure. */
export function ContinueButton({ screen, refused }: Props) {
  const busy = useLookingUp(screen)
  const failed = useLookupError(screen.needs) !== undefined
  const { facts } = useJourney()
  if (isAboutVisits(screen) && areVisitsFull(facts.slots)) return null
  return (
    <Button
      type="submit"
      big
      split
      icon="arrow"
      state={busy ? 'loading' : refused || failed ? 'error' : 'default'}
      stateText={busy ? screen.waits : undefined}
    >
      {checkoutTexts.go}
    </Button>
  )
}

const isAboutVisits = ({ asks }: Screen) => asks.every((key) => key === 'schedule')

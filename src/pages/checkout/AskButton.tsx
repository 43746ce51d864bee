import { askWaits, checkoutTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { Button } from '../../ui/Button.tsx'
import { useLookingUp } from './useLookingUp.ts'

/** 'Continuar', which works for as long as what was answered is looked up. */
export function AskButton({ screen }: { screen: Screen }) {
  const busy = useLookingUp(screen)
  return (
    <Button type="submit" big split icon="arrow" state={busy ? 'loading' : 'default'} stateText={askWaits[screen.id] ?? checkoutTexts.go}>
      {checkoutTexts.go}
    </Button>
  )
}

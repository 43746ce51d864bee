import { askWaits, checkoutTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { Button } from '../../ui/Button.tsx'
import { useTrouble } from './Trouble.tsx'
import { useLookingUp } from './useLookingUp.ts'

type Props = { screen: Screen; /** Whether an answer of the page was refused, and not corrected since. */ refused: boolean }

/** 'Continuar', which works for as long as what was answered is looked up, and shows that an answer was refused or could not be looked up. */
export function AskButton({ screen, refused }: Props) {
  const busy = useLookingUp(screen)
  const failed = useTrouble(screen.needs) !== undefined
  return (
    <Button type="submit" big split icon="arrow" state={busy ? 'loading' : refused || failed ? 'error' : 'default'} stateText={busy ? askWaits[screen.id] : undefined}>
      {checkoutTexts.go}
    </Button>
  )
}

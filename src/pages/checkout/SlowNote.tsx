import { waitTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { words } from '../../content/words.ts'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/Note.tsx'
import { useSlowWait } from '../../ui/order/useSlowWait.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import { useTryAgain } from '../../ui/useTryAgain.ts'
import { useLookingUp } from './useLookingUp.ts'

type Props = { screen: Screen; /** What says that it is tried again. */ inPlace: () => HTMLElement | null | undefined }

/** That a look-up takes longer than is usual, and another try. */
export function SlowNote({ screen, inPlace }: Props) {
  const { slow, tryAgain } = useSlowWait(screen, useLookingUp(screen))
  const again = useTryAgain(slow, tryAgain, inPlace)
  return (
    <div role="status" className={classes(!slow && 'sr')}>
      {slow && (
        <Note icon="clock" title={waitTexts.slow.title} action={<TextButton onClick={again}>{words.tryAgain}</TextButton>}>
          {waitTexts.slow.lead}
        </Note>
      )}
    </div>
  )
}

import { waitTexts } from '../../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { commonTexts } from '../../../content/texts/commonTexts.ts'
import { classes } from '../../../ui/classes.ts'
import { Note } from '../../../ui/feedback/Note.tsx'
import { useSlowWait } from '../../../order/notes/useSlowWait.ts'
import { TextButton } from '../../../ui/buttons/TextButton.tsx'
import { useRetryFocus } from '../../../ui/feedback/useRetryFocus.ts'
import { useLookingUp } from '../steps/useLookingUp.ts'

type Props = { screen: Screen; /** The element to focus next. */ inPlace: () => HTMLElement | null | undefined }

/** Says that a look-up takes longer than usual, and offers a retry. */
export function SlowNote({ screen, inPlace }: Props) {
  const { slow, tryAgain } = useSlowWait(screen, useLookingUp(screen))
  const again = useRetryFocus(slow, tryAgain, inPlace)
  return (
    <div role="status" className={classes(!slow && 'sr')}>
      {slow && (
        <Note
          icon="clock"
          title={waitTexts.slow.title}
          action={<TextButton onClick={again}>{commonTexts.tryAgain}</TextButton>}
        >
          {waitTexts.slow.lead}
        </Note>
      )}
    </div>
  )
}

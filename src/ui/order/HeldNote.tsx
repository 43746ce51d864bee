import { callErrors } from '../../api/contract/callErrors.ts'
import { heldTexts } from '../../content/orderTexts.ts'
import { words } from '../../content/words.ts'
import { stayWords } from '../../funnel/privateWords.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { later } from '../later.tsx'
import { Note } from '../Note.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'

/** Orders of links are rarely missed. */
const UnreadNote = later(async () => (await import('./UnreadNote.tsx')).UnreadNote)

/** While saving waits: that nothing is lost, what is as long as the page stays open, and a way to try at once; and why the order of a link is not here. */
export function HeldNote() {
  const ask = useAsk()
  const held = useFunnel((funnel) => funnel.held)
  const unread = useFunnel((funnel) => funnel.unread)
  const stay = useFunnel((funnel) => (funnel.held === null ? '' : stayWords(funnel)))
  if (held === null) return unread && <UnreadNote unread={unread} />
  const offline = held === callErrors.network
  return (
    <Note
      icon={offline ? 'off' : 'clock'}
      title={offline ? heldTexts.offline : held}
      live="status"
      action={<TextButton onClick={() => ask(triedAgain())}>{words.tryAgain}</TextButton>}
    >
      {offline ? heldTexts.offlineMore : heldTexts.waiting} {stay}
    </Note>
  )
}

import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { heldTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { isAllSent } from '../../funnel/saving/isUnsaved.ts'
import { stayWords } from '../../funnel/views/lostAnswerWords.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'

/** Lazy, because a link's order is rarely missing. */
const LinkFailedNote = lazyPart(async () => (await import('./LinkFailedNote.tsx')).LinkFailedNote)

/** Shown offline or while saving waits: says what is saved and offers a retry. Also explains a link's missing order. */
export function UnsavedNote() {
  const dispatch = useDispatch()
  const problem = useFunnel((funnel) => funnel.saveProblem)
  const unread = useFunnel((funnel) => funnel.unread)
  const stay = useFunnel((funnel) => (funnel.saveProblem === null ? '' : stayWords(funnel)))
  const allSent = useFunnel((funnel) => funnel.saveProblem !== null && isAllSent(funnel))
  if (problem === null) return unread && <LinkFailedNote unread={unread} />
  const offline = problem.code === 'network'
  return (
    <Note
      icon={offline ? 'off' : 'clock'}
      title={offline ? heldTexts.offline : failureWords(problem)}
      live="status"
      action={<TextButton onClick={() => dispatch(triedAgain())}>{commonTexts.tryAgain}</TextButton>}
    >
      {offline ? heldTexts[allSent ? 'allSent' : 'offlineMore'] : heldTexts.waiting} {stay}
    </Note>
  )
}

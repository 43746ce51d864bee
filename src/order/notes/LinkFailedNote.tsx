import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { linkFailedTexts as texts } from '../../content/texts/errors/linkFailedTexts.ts'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'

/** Says that a link's order is missing, and offers another order or a retry. */
export function LinkFailedNote({ unread: { problem, error } }: { unread: NonNullable<Funnel['unread']> }) {
  const dispatch = useDispatch()
  const voice = useFunnel(({ place }) => place?.voice ?? 'pages')
  if (problem === 'nowhere')
    return (
      <Note icon="alert" title={texts.nowhere.title[voice]} live="status">
        {texts.nowhere.text}
      </Note>
    )
  if (problem === 'refused')
    return (
      <Note icon="alert" title={failureWords(error)} live="status">
        {whyRefused[error.code] ?? texts.refused}
      </Note>
    )
  return (
    <Note
      icon="alert"
      title={failureWords(error)}
      live="status"
      action={<TextButton onClick={() => dispatch(triedAgain())}>{commonTexts.tryAgain}</TextButton>}
    >
      {texts.failed[voice]}
    </Note>
  )
}

const whyRefused: { [code: string]: string | undefined } = { 'lead.none': texts.uncovered, 'lead.ended': texts.ended }

import { noLead } from '../../api/contract/replyErrors.ts'
import { unreadTexts as texts } from '../../content/unreadTexts.ts'
import { words } from '../../content/words.ts'
import { triedAgain } from '../../funnel/asked.ts'
import type { Funnel } from '../../funnel/slice.ts'
import { Note } from '../Note.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'

/** That the order of a link is not here, and how to go on: with another, or with another try. */
export function UnreadNote({ unread: { problem, error } }: { unread: NonNullable<Funnel['unread']> }) {
  const ask = useAsk()
  const voice = useFunnel(({ place }) => place?.voice ?? 'pages')
  if (problem === 'nowhere') return <Note icon="alert" title={texts.nowhere.title[voice]} live="status">{texts.nowhere.text}</Note>
  if (problem === 'refused') return <Note icon="alert" title={error} live="status">{error === noLead ? texts.uncovered : texts.refused}</Note>
  return (
    <Note icon="alert" title={error} live="status" action={<TextButton onClick={() => ask(triedAgain())}>{words.tryAgain}</TextButton>}>
      {texts.failed[voice]}
    </Note>
  )
}

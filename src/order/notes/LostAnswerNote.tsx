import type { Key } from '../../content/questions/answers.ts'
import { privateAnswerTexts } from '../../content/texts/errors/privateAnswerTexts.ts'
import { lostWords } from '../../funnel/views/lostAnswerWords.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { useFunnel } from '../useFunnel.ts'

/** Says why a private answer is asked again: only an earlier page had it. */
export function LostAnswerNote({ asked }: { asked: readonly Key[] }) {
  const why = useFunnel((funnel) => lostWords(funnel, asked))
  return (
    why !== '' && (
      <Note icon="lock" title={privateAnswerTexts.lost}>
        {why}
      </Note>
    )
  )
}

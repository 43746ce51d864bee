import type { Key } from '../../content/answers.ts'
import { privateTexts } from '../../content/privateTexts.ts'
import { lostWords } from '../../funnel/privateWords.ts'
import { Note } from '../Note.tsx'
import { useFunnel } from '../useFunnel.ts'

/** Where a private answer is asked again that went with an earlier page: why. */
export function LostNote({ asked }: { asked: readonly Key[] }) {
  const why = useFunnel((funnel) => lostWords(funnel, asked))
  return (
    why !== '' && (
      <Note icon="lock" title={privateTexts.lost}>
        {why}
      </Note>
    )
  )
}

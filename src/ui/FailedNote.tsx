import { words } from '../content/words.ts'
import { Note } from './Note.tsx'
import { TextButton } from './TextButton.tsx'

type Props = { title: string; error: string; onRetry: () => void; live?: 'status' | 'alert' }

/** What could not be had, in the words of the failure, and another try. */
export function FailedNote({ title, error, onRetry, live = 'status' }: Props) {
  return (
    <Note icon="alert" title={title} live={live} action={<TextButton onClick={onRetry}>{words.tryAgain}</TextButton>}>
      {error}
    </Note>
  )
}

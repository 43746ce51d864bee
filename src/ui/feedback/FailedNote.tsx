import { commonTexts } from '../../content/texts/commonTexts.ts'
import { Note } from './Note.tsx'
import { TextButton } from '../buttons/TextButton.tsx'

type Props = { title: string; error: string; onRetry: () => void; live?: 'status' | 'alert' }

/** Says why a call failed and offers a retry. */
export function FailedNote({ title, error, onRetry, live = 'status' }: Props) {
  return (
    <Note
      icon="alert"
      title={title}
      live={live}
      action={<TextButton onClick={onRetry}>{commonTexts.tryAgain}</TextButton>}
    >
      {error}
    </Note>
  )
}

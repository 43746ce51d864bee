import { useRef } from 'react'
import { waitTexts } from '../../content/checkoutTexts.ts'
import type { FactName } from '../../content/facts.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { ErrorText } from '../ErrorText.tsx'
import { TextButton } from '../TextButton.tsx'
import { useFunnel } from '../useFunnel.ts'
import { useTryAgain } from '../useTryAgain.ts'
import { useSlowWait } from './useSlowWait.ts'

type Props = { name: FactName; loading: string; label?: string }

/** In place of what the server has not told yet: that it is on its way or takes long, or why it did not come; and a way to ask again. */
export function FactState({ name, loading, label }: Props) {
  const error = useFunnel(({ facts }) => facts[name]?.error)
  const box = useRef<HTMLDivElement>(null)
  const wait = useSlowWait({ needs: [name] }, error === undefined)
  const tryAgain = useTryAgain(error !== undefined || wait.slow, wait.tryAgain, () => box.current)
  const { title, lead } = waitTexts.slow
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      {label && <p className="label">{label}</p>}
      {error === undefined ? <p role="status">{wait.slow ? `${title} ${lead}` : loading}</p> : <ErrorText>{error}</ErrorText>}
      {(error !== undefined || wait.slow) && (
        <p>
          <TextButton icon="undo" onClick={tryAgain}>
            {inputTexts.again}
          </TextButton>
        </p>
      )}
    </div>
  )
}

import { useRef } from 'react'
import type { FactName } from '../../content/facts.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { ErrorText } from '../ErrorText.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'
import { useTryAgain } from '../useTryAgain.ts'

type Props = { name: FactName; loading: string; label?: string }

/** In place of what the server has not told yet: that it is on its way, or why it did not come and a way to ask again. */
export function FactState({ name, loading, label }: Props) {
  const ask = useAsk()
  const error = useFunnel(({ facts }) => facts[name]?.error)
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = useTryAgain(error !== undefined, () => ask(triedAgain()), () => box.current)
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      {label && <p className="label">{label}</p>}
      {error === undefined ? <p role="status">{loading}</p> : <ErrorText>{error}</ErrorText>}
      {error !== undefined && (
        <p>
          <TextButton icon="undo" onClick={tryAgain}>
            {inputTexts.again}
          </TextButton>
        </p>
      )}
    </div>
  )
}

import type { FactName } from '../../content/facts.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { ErrorText } from '../ErrorText.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'

type Props = { name: FactName; loading: string; label?: string }

/** In place of what the server has not told yet: that it is on its way, or why it did not come and a way to ask again. */
export function FactState({ name, loading, label }: Props) {
  const ask = useAsk()
  const error = useFunnel(({ facts }) => facts[name]?.error)
  return (
    <div className="stack">
      {label && <p className="label">{label}</p>}
      {error === undefined ? <p role="status">{loading}</p> : <ErrorText>{error}</ErrorText>}
      {error !== undefined && (
        <p>
          <TextButton icon="undo" onClick={() => ask(triedAgain())}>
            {inputTexts.again}
          </TextButton>
        </p>
      )}
    </div>
  )
}

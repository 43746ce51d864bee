import { useRef } from 'react'
import { whyLookupFailed } from '../../funnel/views/whyLookupFailed.ts'
import { waitTexts } from '../../content/texts/order/checkoutTexts.ts'
import type { FactName } from '../../content/flows/facts.ts'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useFunnel } from '../useFunnel.ts'
import { useRetryFocus } from '../../ui/feedback/useRetryFocus.ts'
import { useSlowWait } from './useSlowWait.ts'

type Props = { name: FactName; loading: string; label?: string }

/** Replaces a missing fact: says that it is loading, takes long or failed, and offers a retry. */
export function LoadingOrRetry({ name, loading, label }: Props) {
  const error = useFunnel((funnel) => whyLookupFailed(funnel, [name]))
  const box = useRef<HTMLDivElement>(null)
  const wait = useSlowWait({ needs: [name] }, error === undefined)
  const tryAgain = useRetryFocus(error !== undefined || wait.slow, wait.tryAgain, () => box.current)
  const { title, lead } = waitTexts.slow
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      {label && <p className="label">{label}</p>}
      {error === undefined ? (
        <p role="status">{wait.slow ? `${title} ${lead}` : loading}</p>
      ) : (
        <ErrorText>{error}</ErrorText>
      )}
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

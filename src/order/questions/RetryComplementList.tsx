import { useRef } from 'react'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'
import { useRetryFocus } from '../../ui/feedback/useRetryFocus.ts'

/** Says that the known complements failed to load, and offers a retry. The field next to it still works. */
export function RetryComplementList() {
  const dispatch = useDispatch()
  const place = useRef<HTMLDivElement>(null)
  const failed = useFunnel(({ facts }) => facts.units?.error !== undefined)
  const tryAgain = useRetryFocus(
    failed,
    () => dispatch(triedAgain()),
    () => place.current?.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), select'),
  )
  return (
    <div ref={place} role="status">
      {failed && (
        <p className="meta">
          {inputTexts.complement.failed} <TextButton onClick={tryAgain}>{inputTexts.again}</TextButton>
        </p>
      )}
    </div>
  )
}

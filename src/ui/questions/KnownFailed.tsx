import { useRef } from 'react'
import { inputTexts } from '../../content/inputTexts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'
import { useTryAgain } from '../useTryAgain.ts'

/** Beside a field that works all the same: that what is known of the building could not be had, and another try. */
export function KnownFailed() {
  const ask = useAsk()
  const place = useRef<HTMLDivElement>(null)
  const failed = useFunnel(({ facts }) => facts.units?.error !== undefined)
  const tryAgain = useTryAgain(failed, () => ask(triedAgain()), () => place.current?.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), select'))
  return (
    <div ref={place}>
      {failed && (
        <p className="meta" role="status">
          {inputTexts.complement.failed} <TextButton onClick={tryAgain}>{inputTexts.again}</TextButton>
        </p>
      )}
    </div>
  )
}

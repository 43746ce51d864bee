import { useDispatch } from 'react-redux'
import { bankTexts } from '../../content/texts/order/bankAndVisitTexts.ts'
import { answered } from '../../funnel/visitorActions.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { LoadingOrRetry } from '../notes/LoadingOrRetry.tsx'
import { useFunnel } from '../useFunnel.ts'

/** Replaces a bank list that is loading or failed: offers a retry, or the payment that needs no bank. */
export function BanksMissing({ label }: { label?: string }) {
  const dispatch = useDispatch()
  const isFailed = useFunnel(({ facts }) => facts.banks?.error !== undefined)
  const { loading, missing, bill } = bankTexts
  return (
    <div className="stack">
      <LoadingOrRetry name="banks" loading={loading} {...(label !== undefined && { label })} />
      {isFailed && (
        <>
          <p className="meta">{missing}</p>
          <p>
            <TextButton icon="doc" onClick={() => dispatch(answered({ directDebit: 'não' }))}>
              {bill}
            </TextButton>
          </p>
        </>
      )}
    </div>
  )
}

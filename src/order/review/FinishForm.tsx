import { useState, type FormEvent } from 'react'
import { earlierOrder } from '../../api/contract/errors/earlierOrder.ts'
import { failureWords } from '../../content/texts/failureTexts.ts'
import { finishTexts } from '../../content/texts/finishTexts.ts'
import { finishAsked } from '../../funnel/intents.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Check } from '../../ui/choices/Check.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { focusRefused } from '../../ui/fields/focusRefused.ts'
import { useDispatch } from 'react-redux'
import { useFunnel, useJourney } from '../useFunnel.ts'
import styles from '../Order.module.css'

/**
 * The form that places the order: the terms and the one button that orders. The consent for promotions is separate and
 * never ticked beforehand. It is asked only if the order did not ask for it before.
 */
export function FinishForm() {
  const dispatch = useDispatch()
  const { busy, error } = useFunnel((funnel) => funnel.finishing)
  const asked = useJourney().answers.acceptPromotions !== undefined
  const [accepted, setAccepted] = useState(false)
  const unticked = error?.code === 'terms.unticked' && !accepted
  const hasEarlier = error?.code === earlierOrder
  const failed = error !== null && error.code !== 'terms.unticked'
  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!data.has('acceptTerms')) focusRefused(event.currentTarget.querySelector<HTMLElement>('[name=acceptTerms]'))
    if (!busy)
      dispatch(finishAsked({ acceptTerms: data.has('acceptTerms'), acceptPromotions: data.has('acceptPromotions') }))
  }
  return (
    <form className={styles.finish} onSubmit={finish} noValidate>
      <div>
        <Check
          name="acceptTerms"
          label={<TermsText />}
          error={unticked && failureWords(error)}
          onToggle={setAccepted}
        />
        {!asked && <Check name="acceptPromotions" label={<Unbroken>{finishTexts.promotions}</Unbroken>} />}
      </div>
      {failed && <ErrorText>{failureWords(error)}</ErrorText>}
      <Button
        type="submit"
        big
        split
        icon="arrow"
        state={busy ? 'loading' : failed && !hasEarlier ? 'error' : 'default'}
        stateText={busy ? finishTexts.busy : finishTexts.failed}
      >
        {hasEarlier ? finishTexts.again : finishTexts.button}
      </Button>
      <p className="meta">{finishTexts.withdraw}</p>
    </form>
  )
}

function TermsText() {
  return (
    <>
      {finishTexts.accept}{' '}
      <Anchor to={finishTexts.contract.to} target="_blank">
        {finishTexts.contract.text}
      </Anchor>
      {finishTexts.between}{' '}
      <Anchor to={finishTexts.regulation.to} target="_blank">
        {finishTexts.regulation.text}
      </Anchor>{' '}
      {finishTexts.label}
    </>
  )
}

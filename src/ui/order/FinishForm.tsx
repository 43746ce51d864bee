import { useState, type FormEvent } from 'react'
import { refusals } from '../../api/contract/refusals.ts'
import { finishTexts } from '../../content/finishTexts.ts'
import { finishAsked } from '../../funnel/asked.ts'
import { Anchor } from '../Anchor.tsx'
import { Button } from '../Button.tsx'
import { Check } from '../choices/Check.tsx'
import { Unbroken } from '../Unbroken.tsx'
import { ErrorText } from '../ErrorText.tsx'
import { focusRefused } from '../refused.ts'
import { useAsk, useFunnel, useJourney } from '../useFunnel.ts'
import styles from './Order.module.css'

/** The last word: the terms, the consent for promotions apart, never ticked beforehand and only where the order did not ask about them, and the one button that orders. */
export function FinishForm() {
  const ask = useAsk()
  const { busy, error } = useFunnel((funnel) => funnel.finishing)
  const asked = useJourney().answers.acceptPromotions !== undefined
  const [accepted, setAccepted] = useState(false)
  const unticked = error === refusals['terms.unticked'] && !accepted
  const failed = error !== null && error !== refusals['terms.unticked']
  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!data.has('acceptTerms')) focusRefused(event.currentTarget.querySelector<HTMLElement>('[name=acceptTerms]'))
    if (!busy) ask(finishAsked({ acceptTerms: data.has('acceptTerms'), acceptPromotions: data.has('acceptPromotions') }))
  }
  return (
    <form className={styles.finish} onSubmit={finish} noValidate>
      <div>
        <Check name="acceptTerms" label={<TermsText />} error={unticked && error} onToggle={setAccepted} />
        {!asked && <Check name="acceptPromotions" label={<Unbroken>{finishTexts.promotions}</Unbroken>} />}
      </div>
      {failed && <ErrorText>{error}</ErrorText>}
      <Button type="submit" big split icon="arrow" state={busy ? 'loading' : failed ? 'error' : 'default'} stateText={busy ? finishTexts.busy : finishTexts.failed}>
        {finishTexts.button}
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

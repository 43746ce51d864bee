import { useState, type FormEvent, type ReactNode } from 'react'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { finishTexts } from '../../content/texts/order/finishTexts.ts'
import { finishAsked } from '../../funnel/visitorActions.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { NoBreakText } from '../../ui/NoBreakText.tsx'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { useDispatch } from 'react-redux'
import { useFunnel, useJourney } from '../useFunnel.ts'
import { finishFormId } from './FinishButton.tsx'
import styles from '../Order.module.css'

/** The form that places the order. The consent to promotions is separate, unticked, and asked only once. */
export function FinishForm({ children }: { children?: ReactNode }) {
  const dispatch = useDispatch()
  const { busy, error } = useFunnel((funnel) => funnel.finishing)
  const asked = useJourney().answers.acceptPromotions !== undefined
  const [accepted, setAccepted] = useState(false)
  const unticked = error?.code === 'terms.unticked' && !accepted
  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!data.has('acceptTerms')) showRefused(event.currentTarget.querySelector<HTMLElement>('[name=acceptTerms]'))
    if (!busy)
      dispatch(finishAsked({ acceptTerms: data.has('acceptTerms'), acceptPromotions: data.has('acceptPromotions') }))
  }
  return (
    <form id={finishFormId} className={styles.finish} onSubmit={finish} noValidate>
      <div>
        <Checkbox
          name="acceptTerms"
          label={<TermsText />}
          error={unticked && failureWords(error)}
          onToggle={setAccepted}
        />
        {!asked && <Checkbox name="acceptPromotions" label={<NoBreakText>{finishTexts.promotions}</NoBreakText>} />}
      </div>
      {children}
      <p className="meta">{finishTexts.withdraw}</p>
    </form>
  )
}

/** Scrolls to the refused box, because the button may cover it. */
function showRefused(box: HTMLElement | null) {
  focusRefusedControl(box)
  box?.closest('label')?.scrollIntoView?.({ block: 'start' })
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

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { asDigits, asPhone } from '../../api/contract/values/digits.ts'
import { coverageTexts as texts } from '../../content/texts/landingTexts.ts'
import { ChoiceCards, type ChoiceCard } from '../../ui/choices/ChoiceCards.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import { CepField, ConsentCheck, FaultText, PhoneField, SendButton } from './CheckFields.tsx'
import styles from './CoverageForm.module.css'
import type { Fault, FoundAt, LandingCalls } from './landingData.ts'
import { focusOn, typedIn } from './typedIn.ts'
import { useCoverageCheck } from './useCoverageCheck.ts'

/** Its code comes while an address is looked up. */
const LeadDrawer = rarePart(async () => (await import('./drawers/LeadDrawer.tsx')).LeadDrawer)

/** 'Tem fibra na sua rua?': a form with CEP, telephone and the choice of voice. Its drawer asks for the rest. */
export function CoverageForm({ calls }: { calls: LandingCalls }) {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const [found, setFound] = useState<FoundAt>()
  const { state, fault, check, edit, begun } = useCoverageCheck(calls.check, setFound)
  useEffect(() => setFilled(isFilled(form.current)), [])
  useEffect(() => focusOn(form.current, fault), [fault])

  const type = (event: FormEvent<HTMLFormElement>) => {
    setFilled(isFilled(event.currentTarget))
    if (event.target instanceof HTMLInputElement) edit(event.target.name)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (filled) void check(new FormData(event.currentTarget))
  }
  const close = () => {
    setFound(undefined)
    edit()
  }
  const again = () => form.current?.requestSubmit()
  const errorOf = (field: Fault['field']) => fault?.field === field && <FaultText fault={fault} onRetry={again} />
  return (
    <>
      <form ref={form} className={styles.form} onInput={type} onSubmit={submit} noValidate>
        <h2>{texts.heading}</h2>
        <div className={styles.pair}>
          <CepField id="cep" label={texts.cep} error={errorOf('cep')} />
          <PhoneField id="phone" label={texts.phone} error={errorOf('phone')} />
        </div>
        <ChoiceCards legend={texts.voice} name="voice" options={voices} defaultValue="chat" />
        <ConsentCheck />
        <SendButton state={state} texts={texts.states} disabled={!filled || fault !== null} />
      </form>
      {begun && <LeadDrawer found={found} onClose={close} onLead={calls.keepLead} />}
    </>
  )
}

const voices: ChoiceCard[] = [
  { value: 'chat', label: texts.chat, icon: 'chat' },
  { value: 'pages', label: texts.pages, icon: 'pages' },
]

/** Eight digits of a CEP and eleven of a mobile telephone. */
function isFilled(form: HTMLFormElement | null): boolean {
  if (!form) return false
  const typed = new FormData(form)
  return asDigits(typedIn(typed, 'cep')).length === 8 && asPhone(typedIn(typed, 'phone')).length === 11
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { asDigits, asPhone } from '../../api/contract/values/digits.ts'
import { coverageTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { ChoiceCards, type ChoiceCard } from '../../ui/choices/ChoiceCards.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import { CepField, ConsentCheck, FaultText, noCep, PhoneField, SendButton } from './LandingFormFields.tsx'
import styles from './CoverageForm.module.css'
import type { Fault, FoundAt, LandingCalls } from './landingTypes.ts'
import { focusOn } from './focusOn.ts'
import { typedIn } from '../../ui/fields/fieldText.ts'
import { useCoverageCheck } from './useCoverageCheck.ts'

/** Its code loads while an address is looked up. */
const LeadDrawer = rarePart(async () => (await import('./drawers/LeadDrawer.tsx')).LeadDrawer)

/** The coverage check: the CEP first, then telephone, consent and voice, and then its drawer. */
export function CoverageForm({ calls }: { calls: LandingCalls }) {
  const form = useRef<HTMLFormElement>(null)
  const [hasCep, setHasCep] = useState(false)
  const [missing, setMissing] = useState(missingIn(null))
  const [found, setFound] = useState<FoundAt>()
  const { state, fault, refusal, check, demand, edit, begun } = useCoverageCheck(calls.check, setFound)
  const read = (typed: HTMLFormElement | null) => {
    const lack = missingIn(typed)
    setMissing(lack)
    if (lack?.field !== 'cep') setHasCep(true)
  }
  useEffect(() => read(form.current), [])
  useEffect(() => focusOn(form.current, fault), [fault])

  const type = (event: FormEvent<HTMLFormElement>) => {
    read(event.currentTarget)
    if (event.target instanceof HTMLInputElement) edit(event.target.name)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) demand({ ...missing })
    else if (refusal) focusOn(form.current, fault)
    else void check(new FormData(event.currentTarget))
  }
  const close = () => {
    setFound(undefined)
    edit()
  }
  const again = () => void (form.current && check(new FormData(form.current)))
  const errorOf = (field: Fault['field']) => fault?.field === field && <FaultText fault={fault} onRetry={again} />
  return (
    <>
      <form ref={form} className={styles.form} onInput={type} onSubmit={submit} noValidate>
        <h2>{texts.heading}</h2>
        <CepField id="cep" label={texts.cep} error={errorOf('cep')} />
        {hasCep && (
          <>
            <PhoneField id="phone" label={texts.phone} error={errorOf('phone')} />
            <ChoiceCards legend={texts.voice} name="voice" options={voices} defaultValue="chat" />
            <ConsentCheck />
          </>
        )}
        <SendButton state={state} texts={texts.states} unready={missing !== null || refusal !== null} />
      </form>
      {begun && <LeadDrawer found={found} onClose={close} onLead={calls.keepLead} />}
    </>
  )
}

const voices: ChoiceCard[] = [
  { value: 'chat', label: texts.chat, icon: 'chat' },
  { value: 'pages', label: texts.pages, icon: 'pages' },
]

const noPhone: Fault = { field: 'phone', text: texts.noPhone, passing: false }

/** The first field that is missing: eight digits of a CEP, then eleven of a mobile telephone. */
function missingIn(form: HTMLFormElement | null): Fault | null {
  const typed = form && new FormData(form)
  if (!typed || asDigits(typedIn(typed, 'cep')).length !== 8) return noCep
  return asPhone(typedIn(typed, 'phone')).length === 11 ? null : noPhone
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { asDigits, asPhone } from '../../api/contract/values/digits.ts'
import { coverageTexts as texts } from '../../content/texts/landingTexts.ts'
import { privacyPolicy } from '../../content/texts/brand.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import type { ButtonState } from '../../ui/buttons/ButtonFace.tsx'
import { Check } from '../../ui/choices/Check.tsx'
import { ChoiceCards, type ChoiceCard } from '../../ui/choices/ChoiceCards.tsx'
import { LookUpLink } from '../../order/questions/LookUpLink.tsx'
import { focusRefused } from '../../ui/fields/focusRefused.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './CoverageForm.module.css'
import type { Fault, OnCheck } from './landingData.ts'
import { useCoverageCheck } from './useCoverageCheck.ts'

/** 'Tem fibra na sua rua?': a form with CEP, telephone and the choice of voice. */
export function CoverageForm({ onCheck }: { onCheck: OnCheck }) {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const { state, fault, check, edit } = useCoverageCheck(onCheck)
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
  const again = () => form.current?.requestSubmit()
  const errorOf = (field: Fault['field']) => fault?.field === field && <FaultText fault={fault} onRetry={again} />
  return (
    <form ref={form} className={styles.form} onInput={type} onSubmit={submit} noValidate>
      <h2>{texts.heading}</h2>
      <div className={styles.pair}>
        <TextField
          id="cep"
          name="cep"
          label={texts.cep}
          error={errorOf('cep')}
          action={<LookUpLink name="cep" />}
          mask="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          required
        />
        <TextField
          id="phone"
          name="phone"
          label={texts.phone}
          error={errorOf('phone')}
          mask="phone"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(00) 00000-0000"
          required
        />
      </div>
      <ChoiceCards legend={texts.voice} name="voice" options={voices} defaultValue="chat" />
      <Check name="consent" label={<Consent />} defaultChecked />
      <Send state={state} disabled={!filled || fault !== null} />
    </form>
  )
}

function Send({ state, disabled }: { state: ButtonState; disabled: boolean }) {
  const stateText = texts.states[state]
  return (
    <Button type="submit" look="signal" big split icon="arrow" {...{ state, stateText, disabled }}>
      {texts.states.default}
    </Button>
  )
}

const voices: ChoiceCard[] = [
  { value: 'chat', label: texts.chat, icon: 'chat' },
  { value: 'pages', label: texts.pages, icon: 'pages' },
]

export function Consent() {
  return (
    <>
      {texts.consent}{' '}
      <Anchor to={privacyPolicy} target="_blank">
        {texts.privacy}
      </Anchor>
    </>
  )
}

/** What is wrong with a field, and a way to try again where that may help. */
export function FaultText({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  return (
    <>
      {fault.text} {fault.passing && <TextButton onClick={onRetry}>{texts.again}</TextButton>}
    </>
  )
}

/** Eight digits of a CEP and eleven of a mobile telephone. */
function isFilled(form: HTMLFormElement | null): boolean {
  if (!form) return false
  const [cep, phone] = ['cep', 'phone'].map((name) => new FormData(form).get(name))
  return digitsIn(cep, asDigits) === 8 && digitsIn(phone, asPhone) === 11
}

export const digitsIn = (typed: unknown, read: (text: string) => string) =>
  typeof typed === 'string' ? read(typed).length : 0

export function focusOn(form: HTMLFormElement | null, fault: Fault | null) {
  const field = fault && form?.elements.namedItem(fault.field)
  if (field instanceof HTMLInputElement) focusRefused(field)
}

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { asDigits } from '../../../api/contract/values/digits.ts'
import { coverageDrawerTexts as texts } from '../../../content/texts/landingTexts.ts'
import { LookUpLink } from '../../../order/questions/LookUpLink.tsx'
import { useVersion } from '../../../tracking/version.ts'
import { Tiles } from '../../../ui/art/Tiles.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Check } from '../../../ui/choices/Check.tsx'
import { Drawer } from '../../../ui/feedback/Drawer.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Consent, digitsIn, FaultText, focusOn } from '../CoverageForm.tsx'
import styles from '../CoverageForm.module.css'
import type { Fault, OnCheck } from '../landingData.ts'
import { useCoverageCheck } from '../useCoverageCheck.ts'

type Props = { open: boolean; onClose: () => void; onCheck: OnCheck }

/** Checks an address by its CEP and number, in a drawer. */
export function CoverageDrawer({ open, onClose, onCheck }: Props) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={texts.heading}
      closeLabel={texts.close}
      art={<Tiles map="l0pu l1pu c2ap c3ap l0pu l1pu" />}
    >
      <p>{texts.lead}</p>
      <AddressForm onCheck={onCheck} />
    </Drawer>
  )
}

function AddressForm({ onCheck }: { onCheck: OnCheck }) {
  const form = useRef<HTMLFormElement>(null)
  const { state, fault, check, edit } = useCoverageCheck(onCheck)
  const [{ cep, isFilled }, setTyped] = useState(nothing)
  const failed = useFailedCep(fault, cep)
  const voice = useVersion() === 'A' ? 'chat' : 'pages'
  useEffect(() => focusOn(form.current, fault), [fault])

  const type = (event: FormEvent<HTMLFormElement>) => {
    setTyped(typedIn(event.currentTarget))
    if (event.target instanceof HTMLInputElement) edit(event.target.name)
  }
  const isRefused = failed !== null && failed === cep && fault?.passing !== true
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isFilled && !isRefused) void check(new FormData(event.currentTarget))
  }
  const errorOf = (field: Fault['field']) =>
    fault?.field === field && <FaultText fault={fault} onRetry={() => form.current?.requestSubmit()} />
  return (
    <form ref={form} className={styles.form} onInput={type} onSubmit={submit} noValidate>
      <Fields errorOf={errorOf} />
      <Check name="consent" label={<Consent />} defaultChecked />
      <input type="hidden" name="voice" value={voice} />
      <Button
        type="submit"
        look="signal"
        big
        split
        icon="arrow"
        state={state}
        stateText={texts.states[state]}
        disabled={!isFilled || isRefused}
      >
        {texts.states.default}
      </Button>
    </form>
  )
}

function Fields({ errorOf }: { errorOf: (field: Fault['field']) => ReactNode }) {
  return (
    <>
      <TextField
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
      <TextField name="number" label={texts.number} error={errorOf('number')} maxLength={64} required />
      <TextField
        name="phone"
        label={texts.phone}
        error={errorOf('phone')}
        mask="phone"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(00) 00000-0000"
        required
      />
    </>
  )
}

const nothing = { cep: '', isFilled: false }

/** The CEP in digits, and whether there is enough to check: it is whole, and the number is not empty. */
function typedIn(form: HTMLFormElement) {
  const [cep, number] = ['cep', 'number'].map((name) => new FormData(form).get(name))
  const isNumbered = typeof number === 'string' && number.trim() !== ''
  return { cep: typeof cep === 'string' ? asDigits(cep) : '', isFilled: isNumbered && digitsIn(cep, asDigits) === 8 }
}

/** The CEP whose last look-up failed. Typed once more it is refused again. */
function useFailedCep(fault: Fault | null, cep: string): string | null {
  const [failed, setFailed] = useState<string | null>(null)
  const [seen, setSeen] = useState(fault)
  if (fault !== seen) {
    setSeen(fault)
    if (fault?.field === 'cep') setFailed(fault.passing ? null : cep)
  }
  return failed
}

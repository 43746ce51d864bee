import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { asDigits } from '../../../api/contract/values/digits.ts'
import { coverageDrawerTexts as texts } from '../../../content/texts/landingTexts.ts'
import { useVersion } from '../../../tracking/version.ts'
import { Tiles } from '../../../ui/art/Tiles.tsx'
import { SiteDrawer } from '../../../ui/feedback/SiteDrawer.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CepField, ConsentCheck, FaultText, PhoneField, SendButton } from '../CheckFields.tsx'
import styles from '../CoverageForm.module.css'
import type { Fault, OnCheck } from '../landingData.ts'
import { focusOn, typedIn } from '../typedIn.ts'
import { useCoverageCheck } from '../useCoverageCheck.ts'

type Props = { open: boolean; onClose: () => void; onCheck: OnCheck }

/** Checks an address by its CEP and number, in a drawer. */
export function CoverageDrawer({ open, onClose, onCheck }: Props) {
  return (
    <SiteDrawer
      open={open}
      onClose={onClose}
      title={texts.heading}
      closeLabel={texts.close}
      art={<Tiles map="l0pu l1pu c2ap c3ap l0pu l1pu" />}
    >
      <p>{texts.lead}</p>
      <AddressForm onCheck={onCheck} />
    </SiteDrawer>
  )
}

function AddressForm({ onCheck }: { onCheck: OnCheck }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { state, fault, check, edit } = useCoverageCheck(onCheck, ({ to }) => void navigate(to))
  const [{ cep, isFilled }, setTyped] = useState(nothing)
  const failed = useFailedCep(fault, cep)
  const voice = useVersion() === 'A' ? 'chat' : 'pages'
  useEffect(() => focusOn(form.current, fault), [fault])

  const type = (event: FormEvent<HTMLFormElement>) => {
    setTyped(addressIn(event.currentTarget))
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
      <CepField label={texts.cep} error={errorOf('cep')} />
      <TextField name="number" label={texts.number} error={errorOf('number')} maxLength={64} required />
      <PhoneField label={texts.phone} error={errorOf('phone')} />
      <ConsentCheck />
      <input type="hidden" name="voice" value={voice} />
      <SendButton state={state} texts={texts.states} disabled={!isFilled || isRefused} />
    </form>
  )
}

const nothing = { cep: '', isFilled: false }

/** The CEP in digits, and whether there is enough to check: it is whole, and the number is not empty. */
function addressIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  const cep = asDigits(typedIn(typed, 'cep'))
  return { cep, isFilled: cep.length === 8 && typedIn(typed, 'number').trim() !== '' }
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

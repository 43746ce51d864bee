import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { refusals } from '../../../api/contract/errors/validationMessages.ts'
import { asDigits } from '../../../api/contract/values/digits.ts'
import { coverageDrawerTexts as texts } from '../../../content/texts/landing/landingTexts.ts'
import { useAbVersion } from '../../../tracking/abVersion.ts'
import { Tiles } from '../../../ui/art/Tiles.tsx'
import { SwipeableDrawer } from '../../../ui/feedback/SwipeableDrawer.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CepField, ConsentCheck, FaultText, noCep, PhoneField, SendButton } from '../LandingFormFields.tsx'
import styles from '../CoverageForm.module.css'
import type { Fault, OnCheck } from '../landingTypes.ts'
import { focusOn } from '../focusOn.ts'
import { typedIn } from '../../../ui/fields/fieldText.ts'
import { useCoverageCheck } from '../useCoverageCheck.ts'

type Props = { open: boolean; onClose: () => void; onCheck: OnCheck }

/** Checks an address by its CEP and number, in a drawer. */
export function CoverageDrawer({ open, onClose, onCheck }: Props) {
  return (
    <SwipeableDrawer
      open={open}
      onClose={onClose}
      title={texts.heading}
      closeLabel={texts.close}
      art={<Tiles map="l0pu l1pu c2ap c3ap l0pu l1pu" />}
    >
      <p>{texts.lead}</p>
      <AddressForm onCheck={onCheck} />
    </SwipeableDrawer>
  )
}

function AddressForm({ onCheck }: { onCheck: OnCheck }) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { state, fault, refusal, check, demand, edit } = useCoverageCheck(onCheck, ({ to }) => void navigate(to))
  const [{ cep, missing }, setTyped] = useState(addressIn(new FormData()))
  const failed = useFailedCep(refusal, cep)
  const voice = useAbVersion() === 'A' ? 'chat' : 'pages'
  useEffect(() => focusOn(form.current, fault), [fault])

  const type = (event: FormEvent<HTMLFormElement>) => {
    setTyped(addressIn(new FormData(event.currentTarget)))
    if (event.target instanceof HTMLInputElement) edit(event.target.name)
  }
  const wrong = missing ?? (failed?.cep === cep && refusal?.passing !== true ? failed.fault : null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wrong) demand({ ...wrong })
    else void check(new FormData(event.currentTarget))
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
      <SendButton state={state} texts={texts.states} unready={wrong !== null} />
    </form>
  )
}

const noNumber: Fault = { field: 'number', text: refusals['number.empty'], passing: false }

/** The CEP in digits, and the missing field: the CEP itself, or the number. */
function addressIn(typed: FormData): { cep: string; missing: Fault | null } {
  const cep = asDigits(typedIn(typed, 'cep'))
  if (cep.length !== 8) return { cep, missing: noCep }
  return { cep, missing: typedIn(typed, 'number').trim() === '' ? noNumber : null }
}

type Failed = { cep: string; fault: Fault }

/** The CEP whose last look-up failed. If it is typed again, the same error is shown. */
function useFailedCep(fault: Fault | null, cep: string): Failed | null {
  const [failed, setFailed] = useState<Failed | null>(null)
  const [seen, setSeen] = useState(fault)
  if (fault !== seen) {
    setSeen(fault)
    if (fault?.field === 'cep') setFailed(fault.passing ? null : { cep, fault })
  }
  return failed
}

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { callPageTexts as texts } from '../../../content/texts/site/smallPageTexts.ts'
import { RingingBell } from '../../../ui/art/RingingBell.tsx'
import { SwipeableDrawer } from '../../../ui/feedback/SwipeableDrawer.tsx'
import type { ButtonState } from '../../../ui/buttons/ButtonFace.tsx'
import { FaultText, PhoneField, SendButton } from '../LandingFormFields.tsx'
import { CallToast } from '../../CallToast.tsx'
import styles from '../CoverageForm.module.css'
import type { Fault, OnCall } from '../landingTypes.ts'
import { focusOn } from '../focusOn.ts'
import { useDrawerForm } from './useDrawerForm.ts'

type Props = { open: boolean; onClose: () => void; onCall: OnCall }

/** Requests a call in a drawer, which closes afterwards. The confirmation is then shown over the page. */
export function CallDrawer({ open, onClose, onCall }: Props) {
  const [isPromised, setPromised] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const { state, setState, finish } = useDrawerForm(onClose, () => setPromised(true))
  const ask = async (form: FormData) => {
    setState('loading')
    setFault(null)
    setPromised(false)
    const wrong = await onCall(form)
    if (wrong === null) return finish()
    setFault(wrong)
    setState('error')
  }
  const edit = () => {
    setFault(null)
    if (state === 'error') setState('default')
  }
  return (
    <>
      <SwipeableDrawer open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} art={<RingingBell />}>
        <p>{texts.lead}</p>
        <CallForm {...{ state, fault }} onEdit={edit} onSend={ask} />
      </SwipeableDrawer>
      <CallToast open={isPromised} onClose={() => setPromised(false)} />
    </>
  )
}

type FormProps = {
  state: ButtonState
  fault: Fault | null
  onEdit: () => void
  onSend: (form: FormData) => Promise<void>
}

function CallForm({ state, fault, onEdit, onSend }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusOn(form.current, fault), [fault])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state !== 'loading') void onSend(new FormData(event.currentTarget))
  }
  const error = fault && <FaultText fault={fault} onRetry={() => form.current?.requestSubmit()} />
  return (
    <form ref={form} className={styles.form} onInput={onEdit} onSubmit={submit} noValidate>
      <PhoneField label={texts.phone} error={error} />
      <SendButton state={state} texts={texts.states} />
    </form>
  )
}

import { privacyPolicy } from '../../content/texts/commonTexts.ts'
import type { ReactNode } from 'react'
import { refusals } from '../../api/contract/errors/validationMessages.ts'
import { coverageTexts } from '../../content/texts/landing/landingTexts.ts'
import { FindCepLink } from '../../order/questions/FindCepLink.tsx'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import type { ButtonState } from '../../ui/buttons/ButtonFace.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { Fault } from './landingTypes.ts'

type FieldProps = { id?: string; label: string; error?: ReactNode; defaultValue?: string; required?: boolean }

export function CepField(props: FieldProps) {
  return (
    <TextField
      {...props}
      name="cep"
      action={<FindCepLink name="cep" />}
      mask="cep"
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      required
    />
  )
}

export function PhoneField({ name = 'phone', ...props }: FieldProps & { name?: string; onBlur?: () => void }) {
  return (
    <TextField
      {...props}
      name={name}
      mask="phone"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(00) 00000-0000"
      required
    />
  )
}

/** A CEP without its eight digits. */
export const noCep: Fault = { field: 'cep', text: refusals['cep.digits'], passing: false }

/** The consent to be contacted. */
export function ConsentCheck() {
  return <Checkbox name="consent" label={<Consent />} defaultChecked />
}

function Consent() {
  return (
    <>
      {coverageTexts.consent}{' '}
      <Anchor to={privacyPolicy} target="_blank">
        {coverageTexts.privacy}
      </Anchor>
    </>
  )
}

/** The error of a field, with a retry if that may help. */
export function FaultText({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  return (
    <>
      {fault.text} {fault.passing && <TextButton onClick={onRetry}>{coverageTexts.again}</TextButton>}
    </>
  )
}

type SendProps = {
  state: ButtonState
  texts: Record<ButtonState, string>
  /** Set if something is missing or wrong. The button looks the same, and pressing it shows the problem. */
  unready?: boolean
}

export function SendButton({ state, texts, unready = false }: SendProps) {
  return (
    <Button
      type="submit"
      look="signal"
      big
      split
      icon="arrow"
      aria-disabled={unready}
      state={state}
      stateText={texts[state]}
    >
      {texts.default}
    </Button>
  )
}

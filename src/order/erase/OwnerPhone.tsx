import { eraseTexts } from '../../content/texts/ownData/eraseTexts.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFunnel } from '../useFunnel.ts'

/** Asks for the order's telephone if this browser no longer has it, and says why the last try failed. */
export function OwnerPhone() {
  const { error, asksPhone } = useFunnel((funnel) => funnel.ownData)
  const mask = useFunnel(({ kept: { phone } }) => (phone?.value === undefined ? phone?.mask : undefined))
  if (asksPhone !== true && mask === undefined) return error && <ErrorText>{failureWords(error)}</ErrorText>
  return (
    <TextField
      name="phone"
      label={questions.phone.label}
      help={eraseTexts.phone(mask ?? '')}
      mask="phone"
      inputMode="tel"
      autoComplete="tel-national"
      error={error ? failureWords(error) : undefined}
    />
  )
}

/** The telephone of a form, if it asked for one. */
export function phoneIn(form: HTMLFormElement): { phone?: string } {
  const phone = new FormData(form).get('phone')
  return typeof phone === 'string' ? { phone } : {}
}

import type { SubmitEvent } from 'react'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { phoneText } from '../../content/format.ts'
import { callAsked } from '../../funnel/visitorActions.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { typedIn } from '../../ui/fields/fieldText.ts'
import { useDispatch } from 'react-redux'
import { useFunnel, useJourney } from '../useFunnel.ts'

type Props = { label: string; /** Called on Enter, outside a form. */ onEnter?: (phone: string) => void }

/** The number to call: the order's own, until the visitor types another. */
export function CallPhoneField({ label, onEnter }: Props) {
  const error = useFunnel(({ calling }) => calling.error)
  const known = useJourney().answers.phone ?? ''
  return (
    <TextField
      name="telephone"
      label={label}
      mask="phone"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(00) 00000-0000"
      defaultValue={phoneText(known)}
      error={error && failureWords(error)}
      onKeyDown={(event) => {
        if (!onEnter || event.key !== 'Enter') return
        event.preventDefault()
        onEnter(event.currentTarget.value)
      }}
    />
  )
}

/** Requests a call to the number in a form. */
export function useCallRequest() {
  const dispatch = useDispatch()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    dispatch(callAsked({ phone: typedIn(new FormData(event.currentTarget), 'telephone') }))
  }
}

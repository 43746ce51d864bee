import type { SubmitEvent } from 'react'
import { phoneText } from '../../content/format.ts'
import { callAsked } from '../../funnel/asked.ts'
import { TextField } from '../TextField.tsx'
import { useAsk, useFunnel, useJourney } from '../useFunnel.ts'

/** At which number a person should call: that of the order, until another is typed. */
export function CallPhone({ label }: { label: string }) {
  const error = useFunnel(({ calling }) => calling.error)
  const known = useJourney().answers.phone ?? ''
  return <TextField name="telephone" label={label} mask="phone" type="tel" inputMode="tel" autoComplete="tel-national" placeholder="(00) 00000-0000" defaultValue={phoneText(known)} error={error} />
}

/** Sends a form with that number. */
export function useCallAsked() {
  const ask = useAsk()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('telephone')
    ask(callAsked({ phone: typeof typed === 'string' ? typed : '' }))
  }
}

import { useRef, useState, type SubmitEvent } from 'react'
import type { LinkedOrder } from '../../api/contract/lead/resume.ts'
import { resumeTexts as texts } from '../../content/texts/otherDevice/resumeTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import styles from '../small/SmallPage.module.css'

/** The lead that the answer opened, or why it failed; null if the link or the answer is wrong. */
export type Answered = { lead: string } | { error: string | null }
export type Answering = Pick<LinkedOrder, 'challenge' | 'devices'> & {
  onAnswer: (digits: string, keepOthers: boolean) => Promise<Answered>
  /** Called with the path where the order continues. */
  onOpened: (path: string) => void
}

const voices = [
  { voice: 'chat', path: '/chat', look: 'signal', icon: 'chat' },
  { voice: 'pages', path: '/checkout/cep', look: 'line', icon: 'pages' },
] as const
type Voice = (typeof voices)[number]['voice']

const fields = {
  birthDate: { digits: 8, mask: 'date', placeholder: 'dd/mm/aaaa' },
  phone: { digits: 4, maxLength: 4 },
} as const

/** The question before an order opens, with a button for each voice. */
export function ResumeQuestionForm(answering: Answering) {
  const { field, busy, error, submit } = useChallenge(answering)
  const { label, help } = texts.challenge[answering.challenge]
  const { digits: _, ...native } = fields[answering.challenge]
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="answer"
        label={label}
        help={help}
        error={error}
        inputRef={field}
        inputMode="numeric"
        autoComplete="off"
        {...native}
      />
      {answering.devices.length > 0 && <Checkbox name="keepOthers" label={texts.before.keep} />}
      {voices.map(({ voice, look, icon }) => (
        <Button
          key={voice}
          type="submit"
          value={voice}
          look={look}
          big
          split
          icon={icon}
          state={busy === voice ? 'loading' : 'default'}
          stateText={texts.busy}
        >
          {texts[voice]}
        </Button>
      ))}
    </form>
  )
}

function useChallenge({ challenge, onAnswer, onOpened }: Answering) {
  const [busy, setBusy] = useState<Voice | null>(null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const refuse = (why: string) => {
    setError(why)
    focusRefusedControl(field.current)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { voice, path } = chosenVoice(event)
    const digits = (field.current?.value ?? '').replace(/\D/g, '')
    if (digits.length !== fields[challenge].digits) return refuse(texts.challenge[challenge].invalid)
    setBusy(voice)
    const answered = await onAnswer(digits, new FormData(event.currentTarget).has('keepOthers'))
    setBusy(null)
    if ('lead' in answered) onOpened(path)
    else refuse(answered.error ?? texts.refused)
  }
  return { field, busy, error, submit }
}

/** The voice of the pressed button; Enter presses the first one. */
function chosenVoice({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>) {
  return voices.find(({ voice }) => submitter instanceof HTMLButtonElement && submitter.value === voice) ?? voices[0]
}

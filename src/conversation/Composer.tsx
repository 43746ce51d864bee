import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../content/answers.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { drafted } from '../funnel/slice.ts'
import { formAnswers } from '../ui/questions/formAnswers.ts'
import { QuestionInput } from '../ui/questions/QuestionInput.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useAsk, useFunnel } from '../ui/useFunnel.ts'
import { classes } from '../ui/classes.ts'
import styles from './Dock.module.css'
import { fitOf } from './fit.ts'
import { useLeavesFocus } from './focusTrail.tsx'
import { QuickReplies } from './QuickReplies.tsx'
import { SendButton } from './SendButton.tsx'
import strand from './Strand.module.css'
import type { TypeAhead } from './typeAhead.ts'
import { useSay } from './useSay.ts'

type Props = { name: Key; typeAhead: TypeAhead }

/** The field that fits the open question. Before its code arrives it is an ordinary form, sent to its own address with all that a link says in it. */
export function Composer({ name, typeAhead }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { say, answer } = useSay()
  const ask = useAsk()
  const navigate = useNavigate()
  const letGo = useLeavesFocus(form, 'open')
  useDraft(form, name, typeAhead)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = formAnswers(event.currentTarget, [name])[name] ?? ''
    const field = fieldOf(form)
    const heard = text.trim() === '' ? 'refused' : say(name, text, (path) => void navigate(path))
    if (heard === 'refused') field?.select()
    if (heard === 'taken') letGo()
    if (heard !== 'asked' || !field) return
    field.value = ''
    ask(drafted({ key: name, text: '' }))
  }
  const props = { name, id: 'resposta', joined: <SendButton />, onText: (text: string) => ask(drafted({ key: name, text })) }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate>
      <QuickReplies name={name} />
      <div className={classes(strand.fedField, styles.field)}>
        {fitOf(name) === 'field' ? <QuestionInput {...props} onPick={(raw) => answer(name, raw)} /> : <TextField {...props} label={chatTexts.free} autoComplete="off" />}
      </div>
    </form>
  )
}

/** What was half typed elsewhere, or before there was a question, is in the field; what is there already stays. */
function useDraft(form: RefObject<HTMLFormElement | null>, name: Key, typeAhead: TypeAhead) {
  const draft = useFunnel(({ drafts }) => drafts[name])
  useLayoutEffect(() => {
    const field = fieldOf(form)
    if (field && field.value === '') field.value = draft ?? typeAhead.take()
  }, [form, draft, typeAhead])
}

const fieldOf = (form: RefObject<HTMLFormElement | null>) => form.current?.querySelector<HTMLInputElement>('#resposta')

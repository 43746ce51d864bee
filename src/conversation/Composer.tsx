import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../content/answers.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { drafted } from '../funnel/slice.ts'
import { formAnswers } from '../ui/questions/formAnswers.ts'
import { QuestionInput } from '../ui/questions/QuestionInput.tsx'
import { focusRefused } from '../ui/refused.ts'
import { TextField } from '../ui/TextField.tsx'
import { useAsk, useFunnel } from '../ui/useFunnel.ts'
import { classes } from '../ui/classes.ts'
import styles from './Dock.module.css'
import { fitOf } from './fit.ts'
import { useLeavesFocus } from './focusTrail.tsx'
import { picked, typed } from './picked.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { SendButton } from './SendButton.tsx'
import strand from './Strand.module.css'
import type { TypeAhead } from './typeAhead.ts'
import { useRefusal } from './useRefusal.ts'
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
  const draft = useFunnel(({ drafts }) => drafts[name])
  const [begun] = useState(draft)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = formAnswers(event.currentTarget, [name])[name] ?? ''
    const field = fieldOf(form)
    const heard = words.trim() === '' ? answer(name, chosenFor(name)) : say(name, words, (path) => void navigate(path))
    if (heard === 'refused') focusRefused(field)
    if (heard === 'taken') letGo()
    if (heard !== 'asked' || !field) return
    field.value = ''
    ask(drafted({ key: name, text: '' }))
  }
  const props = { name, id: 'resposta', reason: useRefusal(name), joined: <SendButton />, onText: (text: string) => ask(drafted({ key: name, text })) }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate>
      <QuickReplies name={name} />
      <div className={classes(strand.fedField, styles.field)}>
        {fitOf(name) === 'field' ? <QuestionInput {...props} draft={begun} onPick={(raw) => answer(name, raw)} /> : <TextField {...props} label={chatTexts.free} autoComplete="off" />}
      </div>
    </form>
  )
}

/** What was half typed elsewhere, or before there was a question, is in the field; what is there already stays, and so does what is picked beside it. */
function useDraft(form: RefObject<HTMLFormElement | null>, name: Key, typeAhead: TypeAhead) {
  const draft = useFunnel((funnel) => typed(funnel, name))
  const isPicked = useFunnel((funnel) => picked(funnel, name) !== undefined)
  useLayoutEffect(() => {
    const field = fieldOf(form)
    if (field && field.value === '' && !isPicked) field.value = draft ?? typeAhead.take()
  }, [form, draft, isPicked, typeAhead])
}

/** What is chosen under the question, where it is answered by a choice. */
const chosenFor = (name: Key) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`main ol :is(input, select)[name=${name}]`)?.value ?? ''

const fieldOf = (form: RefObject<HTMLFormElement | null>) => form.current?.querySelector<HTMLInputElement>('#resposta')

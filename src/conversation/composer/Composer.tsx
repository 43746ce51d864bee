import { useRef, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../../content/questions/answers.ts'
import { formAnswers } from '../../order/questions/formAnswers.ts'
import { KnownFailed } from '../../order/questions/KnownFailed.tsx'
import { useKept } from '../../order/questions/useKept.ts'
import { useJourney } from '../../order/useFunnel.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { focusRefused } from '../../ui/fields/focusRefused.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './Dock.module.css'
import { fieldProps, hasOwnField } from './fieldProps.tsx'
import { useLeavesFocus } from './focusTrail.tsx'
import { isTaken } from './inputPlace.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { SendButton } from './SendButton.tsx'
import { showReason } from '../transcript/scroll.ts'
import strand from '../transcript/Strand.module.css'
import { refusalId } from '../transcript/turn.ts'
import { useDrafts } from './useDrafts.ts'
import { useFieldText, write } from './useFieldText.ts'
import { useRefusal } from './useRefusal.ts'
import { useSay } from '../words/useSay.ts'

/** These come with later questions, and their code after that of the first. */
const KnownDoors = lazyPart(async () => (await import('./KnownDoors.tsx')).KnownDoors)
const OwnField = lazyPart(async () => (await import('./OwnField.tsx')).OwnField)

/**
 * The field of the conversation, one for all that is asked: the open question changes what it says, its keyboard and its
 * mask, and what is typed while none is open stays in it. Before its code arrives it is an ordinary form, sent to its own
 * address with all that a link says in it.
 */
export function Composer({ name }: { name: Key | null }) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const drafts = useDrafts(name)
  const { facts } = useJourney()
  const kept = useKept(name)
  const reason = useRefusal(name)
  const leave = useLeavesFocus(form, 'open')
  const send = useSend(name, form, drafts, leave)
  useFieldText(field, name)
  /** What is half done of plans is what is switched on their cards, and no words. */
  const onText = (text: string) => name !== null && !isTaken(name) && drafts.note(name, text)
  const props = { id: 'resposta', reason, joined: <SendButton waits={name === null} />, onText }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate>
      {name && <QuickReplies key={name} name={name} />}
      <div className={classes(strand.fedField, styles.field)}>
        {name === 'complement' && <KnownDoors onChoose={onText} />}
        {name && hasOwnField(name) ? (
          <OwnField key={name} {...props} name={name} />
        ) : (
          <TextField {...fieldProps(name, facts, kept)} {...props} inputRef={field} />
        )}
        {name === 'complement' && <KnownFailed />}
      </div>
    </form>
  )
}

/** Sends what is in the field, or what is chosen under the question. */
function useSend(
  name: Key | null,
  form: RefObject<HTMLFormElement | null>,
  drafts: ReturnType<typeof useDrafts>,
  leave: () => void,
) {
  const { say } = useSay()
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name === null) return
    const words = formAnswers(event.currentTarget, [name])[name] ?? ''
    const field = form.current?.querySelector<HTMLInputElement>('#resposta')
    const heard = say(name, words.trim() === '' ? chosenFor(name) : words, (path) => void navigate(path))
    if (heard === 'refused') {
      focusRefused(field)
      requestAnimationFrame(() => showReason(refusalId(name)))
      return
    }
    if (field) write(field, '')
    if (heard !== 'taken') return
    drafts.forget()
    if (hasOwnField(name)) leave()
  }
}

/** What is chosen under the question, where it is answered by a choice. */
const chosenFor = (name: Key) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`main ol :is(input, select)[name=${name}]`)?.value ?? ''

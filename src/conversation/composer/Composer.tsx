import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../../content/questions/answers.ts'
import { helpAlone } from '../../funnel/views/helpFor.ts'
import { formAnswers } from '../../order/questions/formAnswers.ts'
import { RetryComplementList } from '../../order/questions/RetryComplementList.tsx'
import { useFieldHelp } from '../../order/questions/useFieldHelp.ts'
import { useJourney, useFunnel } from '../../order/useFunnel.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { setFieldText } from '../../ui/fields/fieldText.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Dock.module.css'
import { fieldProps, hasCustomField } from './fieldProps.tsx'
import { LeavingPart, useLeavesFocus } from './focusTrail.tsx'
import { isTaken } from './inputPlace.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { SendButton } from './SendButton.tsx'
import { scrollToReason } from '../transcript/scroll.ts'
import strand from '../transcript/Strand.module.css'
import { refusalId } from '../transcript/turn.ts'
import { useDrafts } from './useDrafts.ts'
import { textDraft } from './choiceDraft.ts'
import { useRefusalId } from './useRefusalId.ts'
import { useChatActions } from '../words/useChatActions.ts'

/** Lazy, because these belong to later questions. */
const ComplementSelect = lazyPart(async () => (await import('./ComplementSelect.tsx')).ComplementSelect)
const BanksMissing = lazyPart(async () => (await import('./CustomQuestionField.tsx')).BanksMissing)
const CustomQuestionField = lazyPart(async () => (await import('./CustomQuestionField.tsx')).CustomQuestionField)

/** The conversation's one field: the open question sets its label and mask. Before hydration it is a plain form. */
export function Composer({ name }: { name: Key | null }) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const drafts = useDrafts(name)
  const { facts } = useJourney()
  const help = useFieldHelp(name, helpAlone)
  const reason = useRefusalId(name)
  const leave = useLeavesFocus(form, 'open')
  useFieldText(field, name)
  /** A draft of plans stores their switches and has no words. */
  const onText = (text: string) => name !== null && !isTaken(name) && drafts.note(name, text)
  const own = name && hasCustomField(name, facts) ? name : null
  const send = useSend(name, form, drafts, () => own && leave())
  const props = { id: 'resposta', reason, joined: <SendButton waits={name === null} />, onText }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate>
      {name && (
        <QuickReplies key={name} name={name}>
          {name === 'complement' && (
            <ComplementSelect onChoose={(text) => field.current && setFieldText(field.current, text)} />
          )}
        </QuickReplies>
      )}
      <div className={classes(strand.fedField, styles.field)}>
        <LeavingPart key={own ?? 'shared'}>
          {own ? (
            <CustomQuestionField {...props} name={own} />
          ) : (
            <TextField {...fieldProps(name, facts, help)} {...props} inputRef={field} />
          )}
        </LeavingPart>
        {name === 'complement' && <RetryComplementList />}
        {name === 'bank' && own === null && <BanksMissing />}
      </div>
    </form>
  )
}

/** Sends the text of the field, or the choice under the question. */
function useSend(
  name: Key | null,
  form: RefObject<HTMLFormElement | null>,
  drafts: ReturnType<typeof useDrafts>,
  leave: () => unknown,
) {
  const { say, answer } = useChatActions()
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name === null) return
    const { [name]: words = '', acceptPromotions = '' } = formAnswers(event.currentTarget, [name, 'acceptPromotions'])
    const field = form.current?.querySelector<HTMLInputElement>('#resposta')
    const heard = say(name, words.trim() === '' ? chosenFor(name) : words, (path) => void navigate(path))
    if (heard === 'refused') {
      focusRefusedControl(field)
      requestAnimationFrame(() => scrollToReason(refusalId(name)))
      return
    }
    if (field) setFieldText(field, '')
    if (heard !== 'taken') return
    drafts.forget()
    if (name === 'email' && acceptPromotions !== '') answer('acceptPromotions', acceptPromotions)
    leave()
  }
}

/** The chosen value under the question, if it has a choice. */
const chosenFor = (name: Key) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`main article :is(input, select)[name=${name}]`)
    ?.value ?? ''

/** A new question starts with its own draft. Text typed while none was open is used for it. */
function useFieldText(field: RefObject<HTMLInputElement | null>, name: Key | null) {
  const start = useFunnel((funnel) => (name === null ? '' : (textDraft(funnel, name) ?? '')))
  const before = useRef<Key | null>(null)
  useLayoutEffect(() => {
    const isOfAnother = before.current !== null && before.current !== name
    before.current = name
    if (field.current && (isOfAnother || field.current.value === '')) setFieldText(field.current, start)
  }, [field, name, start])
}

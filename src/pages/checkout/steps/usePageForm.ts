import { useEffect, useRef, type FocusEvent, type SubmitEvent } from 'react'
import type { Key } from '../../../content/questions/answers.ts'
import { questions } from '../../../content/questions/questions.ts'
import { dropEmptyFields } from '../../../funnel/answers/dropEmptyFields.ts'
import type { Raw } from '../../../funnel/answers/readAnswers.ts'
import { answered } from '../../../funnel/visitorActions.ts'
import { splitAcrossQuestions } from '../../../funnel/answers/splitAcrossQuestions.ts'
import { showAnswer } from '../../../funnel/answers/showAnswer.ts'
import { drafted } from '../../../funnel/slice.ts'
import { useErrorUntilEdit } from '../../../order/questions/useErrorUntilEdit.ts'
import { formAnswers } from '../../../order/questions/formAnswers.ts'
import { useKnowledge } from '../../../order/useKnowledge.ts'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../../../order/useFunnel.ts'
import { focusRefusedControl } from '../../../ui/fields/focusRefusedControl.ts'
import { factSources } from '../../../content/flows/facts.ts'
import { findFirstRefusedControl } from './findFirstRefusedControl.ts'

export type PageFormState = ReturnType<typeof usePageForm>

/** The behaviour of a page's form: answers all questions at once, with `also`, and focuses the first refused one. */
export function usePageForm(keys: readonly Key[], also: Raw = {}) {
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const knowledge = useKnowledge()
  const known = (key: Key) => showAnswer(knowledge, key)
  const tried = useRefusals(form)
  const { error: refused, leave: edit } = useErrorUntilEdit(
    useFunnel((funnel) => keys.some((key) => funnel.refused[key] !== undefined)) || undefined,
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    tried()
    dispatch(answered({ ...also, ...dropEmptyFields(knowledge.kept, formAnswers(event.currentTarget, keys), keys) }))
  }

  /** Answers a field when the focus moves on in the form. A text with several answers waits for the submit. */
  function leaveField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!currentTarget.contains(relatedTarget)) return
    const key = keys.find((name) => target instanceof HTMLInputElement && target.name === name)
    const text = target instanceof HTMLInputElement ? target.value.trim() : ''
    if (!key || !feedsOtherQuestion(key, keys) || text === '' || text === known(key)) return
    const raw = splitAcrossQuestions(formAnswers(currentTarget, keys))
    const alone = splitAcrossQuestions({ [key]: raw[key] ?? text })
    if (Object.keys(alone).length > 1) return
    draftWhatRestsOn(key, raw)
    dispatch(answered(alone))
  }

  /** A new answer reopens answers that depend on it, so their texts are stored as drafts. */
  function draftWhatRestsOn(key: Key, raw: Raw) {
    for (const other of keys)
      if (questions[other].dependsOn?.includes(key) && raw[other]) dispatch(drafted({ key: other, text: raw[other] }))
  }

  /** Stores unfinished texts as drafts for the conversation. */
  function keepDrafts() {
    if (!form.current) return
    const raw = formAnswers(form.current, keys)
    for (const key of keys)
      if (questions[key].input.kind === 'text' && raw[key] && raw[key] !== known(key))
        dispatch(drafted({ key, text: raw[key] }))
  }

  return { form, submit, edit, leaveField, keepDrafts, refused: refused === true }
}

/** After a submit, focuses the first refused answer, even if the refusal arrives later. Typing cancels that. */
function useRefusals(form: { current: HTMLFormElement | null }) {
  const refused = useFunnel((funnel) => funnel.refused)
  const tried = useRef(false)
  useEffect(() => {
    const first = tried.current && form.current && findFirstRefusedControl(form.current)
    if (!first) return
    tried.current = false
    focusRefusedControl(first)
  }, [refused, form])
  return () => {
    tried.current = true
    form.current?.addEventListener('input', () => (tried.current = false), { once: true })
  }
}

/** Whether another question of the page needs a fact from this one. Leaving the field then answers it at once. */
function feedsOtherQuestion(key: Key, keys: readonly Key[]): boolean {
  return keys.some((other) => other !== key && questions[other].uses?.some((fact) => factSources[fact].includes(key)))
}

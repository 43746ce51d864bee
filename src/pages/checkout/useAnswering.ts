import { useEffect, useRef, type FocusEvent, type SubmitEvent } from 'react'
import type { Key } from '../../content/answers.ts'
import { questions } from '../../content/questions.ts'
import { newAnswers } from '../../funnel/newAnswers.ts'
import type { Raw } from '../../funnel/read.ts'
import { answered } from '../../funnel/asked.ts'
import { saidTogether } from '../../funnel/saidTogether.ts'
import { shown } from '../../funnel/show.ts'
import { drafted } from '../../funnel/slice.ts'
import { useLeftError } from '../../ui/questions/useLeftError.ts'
import { formAnswers } from '../../ui/questions/formAnswers.ts'
import { useStory } from '../../ui/order/useStory.ts'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { focusRefused } from '../../ui/refused.ts'
import { feeds } from './feeds.ts'
import { firstRefused } from './refused.ts'

export type Answering = ReturnType<typeof useAnswering>

/**
 * What the form of a page does: it answers all its questions at once, and what sending it says, and leads to the first one that
 * was refused. `refused` says that one is, until something is corrected.
 */
export function useAnswering(keys: readonly Key[], also: Raw = {}) {
  const ask = useAsk()
  const form = useRef<HTMLFormElement>(null)
  const story = useStory()
  const known = (key: Key) => shown(story, key)
  const tried = useRefusals(form)
  const { error: refused, leave: edit } = useLeftError(useFunnel((funnel) => keys.some((key) => funnel.refused[key] !== undefined)) || undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    tried()
    ask(answered({ ...also, ...newAnswers(story.kept, formAnswers(event.currentTarget, keys), keys) }))
  }

  /**
   * Whoever goes on within the form has finished with the field; whoever leaves it may only have begun. What a field says
   * of the next one goes there, unless that says otherwise: sending the form then tells.
   */
  function leaveField({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!currentTarget.contains(relatedTarget)) return
    const key = keys.find((name) => target instanceof HTMLInputElement && target.name === name)
    const text = target instanceof HTMLInputElement ? target.value.trim() : ''
    if (!key || !feeds(key, keys) || text === '' || text === known(key)) return
    const raw = saidTogether(formAnswers(currentTarget, keys))
    const alone = saidTogether({ [key]: raw[key] ?? text })
    if (Object.keys(alone).length > 1) return
    draftWhatRestsOn(key, raw)
    ask(answered(alone))
  }

  /** Another answer makes those that rest on it open again: they stay in their fields. */
  function draftWhatRestsOn(key: Key, raw: Raw) {
    for (const other of keys) if (questions[other].dependsOn?.includes(key) && raw[other]) ask(drafted({ key: other, text: raw[other] }))
  }

  /** What is half typed goes along to the conversation. */
  function keepDrafts() {
    if (!form.current) return
    const raw = formAnswers(form.current, keys)
    for (const key of keys) if (questions[key].input.kind === 'text' && raw[key] && raw[key] !== known(key)) ask(drafted({ key, text: raw[key] }))
  }

  return { form, submit, edit, leaveField, keepDrafts, refused: refused === true }
}

/** After a try, the focus goes to the first answer that was refused, at once or by what is looked up, unless something else is typed meanwhile. */
function useRefusals(form: { current: HTMLFormElement | null }) {
  const refused = useFunnel((funnel) => funnel.refused)
  const tried = useRef(false)
  useEffect(() => {
    const first = tried.current && form.current && firstRefused(form.current)
    if (!first) return
    tried.current = false
    focusRefused(first)
  }, [refused, form])
  return () => {
    tried.current = true
    form.current?.addEventListener('input', () => (tried.current = false), { once: true })
  }
}

import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../../content/questions/answers.ts'
import { shortName } from '../../content/questions/questions.ts'
import { turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { editHelp, keepAsWas, saveText } from '../../content/texts/chat/editTexts.ts'
import { dropEmptyFields } from '../../funnel/answers/dropEmptyFields.ts'
import { questionsVoidingQuiz } from '../../funnel/journey/questionsVoidingQuiz.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { drafted } from '../../funnel/slice.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { formAnswers } from '../../order/questions/formAnswers.ts'
import { controlIn, focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { QuestionInput } from '../../order/questions/QuestionInput.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { dependents } from '../editing/dependents.ts'
import { isTaken } from '../composer/inputPlace.ts'
import { openPath } from '../editing/editing.ts'
import { useLeavesFocus, useTrail } from '../composer/focusTrail.tsx'
import { scrollToEdit } from '../transcript/scrollToEdit.ts'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { useChatActions } from '../words/useChatActions.ts'
import { HeadLine } from './AssistantTurns.tsx'
import styles from './Turns.module.css'

/** An answer that is being changed in place. */
export function EditTurn({ name, head, text }: TurnOf<'edit'>) {
  const line = useRef<HTMLElement>(null)
  useLeavesFocus(line, 'edit')
  useFocusFirst(line, isTaken(name) ? heading : controls)
  useLayoutEffect(() => keepInSight(line.current), [])
  return (
    <article ref={line} className={strand.turn} aria-label={turnTexts.change(shortName(name))} data-changing>
      <HeadLine head={head} text={text} leads={isTaken(name)} />
      <EditForm name={name} />
    </article>
  )
}

/** Scrolls again a moment later, because the browser restores its own scroll position on the way back. */
function keepInSight(line: HTMLElement | null) {
  scrollToEdit(line)
  const moment = requestAnimationFrame(() => scrollToEdit(line))
  return () => cancelAnimationFrame(moment)
}

/** Plan cards are read from their question on. */
const heading = ['[tabindex]']
/** The chosen option, else the first field, else the first button. */
const controls = ['form input:checked', 'form :is(input:not([type=hidden]), select)', 'form button']

function EditForm({ name }: { name: Key }) {
  const navigate = useNavigate()
  const back = useFunnel(openPath)
  const error = useFunnel((funnel) => whyRefused(funnel, name))
  const change = useChange(name)
  const dispatch = useDispatch()
  const kept = useFunnel((funnel) => funnel.kept)
  const { facts } = useJourney()
  const again = dependents(name).filter((key) => isStillValid(kept, key))
  const picks = isTaken(name)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const raw = dropEmptyFields(kept, formAnswers(event.currentTarget, [name]), [name])
    if (raw[name] === undefined) void navigate(back)
    else if (!change(raw)) focusRefusedControl(controlIn(event.currentTarget))
  }
  return (
    <form className={classes(strand.fed, styles.edit)} onSubmit={save} noValidate>
      <QuestionInput name={name} error={error} {...(picks && { onPick: (raw: string) => change({ [name]: raw }) })} />
      <p className="meta">{editHelp(name, again, questionsVoidingQuiz(facts, [name]).length > 0)}</p>
      <div className="row">
        {!picks && <Button type="submit">{saveText(name)}</Button>}
        <ButtonLink to={back} look="line" onClick={() => dispatch(drafted({ key: name, text: '' }))}>
          {keepAsWas}
        </ButtonLink>
      </div>
    </form>
  )
}

/** An accepted change moves on to the open question, with the focus. */
function useChange(name: Key) {
  const { change } = useChatActions()
  const trail = useTrail()
  return (raw: Raw) => {
    const taken = change(name, raw)
    if (taken) trail.leave('open')
    return taken
  }
}

/** On arrival, focuses the first of these elements and selects its text. A full load moves no focus. */
function useFocusFirst(element: RefObject<HTMLElement | null>, what: readonly string[]) {
  const trail = useTrail()
  const isLoaded = useFunnel((funnel) => trail.wasLoaded && funnel.place === trail.start)
  useLayoutEffect(() => {
    if (isLoaded) return
    trail.forget()
    const first = what.map((each) => element.current?.querySelector<HTMLElement>(each)).find((found) => found)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
  }, [element, isLoaded, what, trail])
}

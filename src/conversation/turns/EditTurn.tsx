import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../../content/answers.ts'
import { chatTexts, editHelp, saveText } from '../../content/chatTexts.ts'
import { newAnswers } from '../../funnel/newAnswers.ts'
import { quizAgain } from '../../funnel/quizAgain.ts'
import type { Raw } from '../../funnel/read.ts'
import { drafted } from '../../funnel/slice.ts'
import { stands } from '../../funnel/story.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { formAnswers } from '../../ui/questions/formAnswers.ts'
import { controlIn, focusRefused } from '../../ui/refused.ts'
import { QuestionInput } from '../../ui/questions/QuestionInput.tsx'
import { useAsk, useFunnel, useJourney } from '../../ui/useFunnel.ts'
import { dependents } from '../dependents.ts'
import { isTaken } from '../fit.ts'
import { openPath } from '../editing.ts'
import { useLeavesFocus, useTakesFocusAlong, useTrail } from '../focusTrail.tsx'
import { showEdit } from '../showOpen.ts'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { useSay } from '../useSay.ts'
import { HeadLine } from './SaidTurn.tsx'
import styles from './Turns.module.css'

/** An answer opened in its place, to be changed or left as it was. */
export function EditTurn({ name, head, text }: TurnOf<'edit'>) {
  const line = useRef<HTMLLIElement>(null)
  useLeavesFocus(line, 'edit')
  useTakesFocusAlong(line, isTaken(name) ? heading : controls)
  useLayoutEffect(() => keepInSight(line.current), [])
  return (
    <li ref={line} className={strand.turn} data-changing>
      <HeadLine head={head} text={text} leads={isTaken(name)} />
      <EditForm name={name} />
    </li>
  )
}

/** Once more a moment later: going back, the browser scrolls to where it was when this address was left. */
function keepInSight(line: HTMLElement | null) {
  showEdit(line)
  const moment = requestAnimationFrame(() => showEdit(line))
  return () => cancelAnimationFrame(moment)
}

/** Cards of plans are read from their question on. */
const heading = ['[tabindex]']
/** What is chosen already, else the first field, else the first button. */
const controls = ['form input:checked', 'form :is(input:not([type=hidden]), select)', 'form button']

function EditForm({ name }: { name: Key }) {
  const navigate = useNavigate()
  const back = useFunnel(openPath)
  const error = useFunnel((funnel) => funnel.refused[name])
  const change = useChange(name)
  const ask = useAsk()
  const kept = useFunnel((funnel) => funnel.kept)
  const picks = isTaken(name)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const raw = newAnswers(kept, formAnswers(event.currentTarget, [name]), [name])
    if (raw[name] === undefined) void navigate(back)
    else if (!change(raw)) focusRefused(controlIn(event.currentTarget))
  }
  return (
    <form className={classes(strand.fed, styles.edit)} onSubmit={save} noValidate>
      <QuestionInput name={name} error={error} {...(picks && { onPick: (raw: string) => change({ [name]: raw }) })} />
      <Help name={name} />
      <div className="row">
        {!picks && <Button type="submit">{saveText(name)}</Button>}
        <ButtonLink to={back} look="line" {...(picks && { onClick: () => void ask(drafted({ key: name, text: '' })) })}>
          {chatTexts.keepAsWas}
        </ButtonLink>
      </div>
    </form>
  )
}

/** A change that is taken leads on to the open question, and the focus with it. */
function useChange(name: Key) {
  const { change } = useSay()
  const trail = useTrail()
  return (raw: Raw) => {
    const taken = change(name, raw)
    if (taken) trail.leave('open')
    return taken
  }
}

function Help({ name }: { name: Key }) {
  const kept = useFunnel((funnel) => funnel.kept)
  const { facts } = useJourney()
  const again = dependents(name).filter((key) => stands(kept, key))
  return <p className="meta">{editHelp(name, again, quizAgain(facts, [name]).length > 0)}</p>
}

import { memo, useLayoutEffect, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { later } from '../ui/later.tsx'
import { HeldNote } from '../ui/order/HeldNote.tsx'
import { focusRefused } from '../ui/refused.ts'
import { useFunnel, useJourney } from '../ui/useFunnel.ts'
import { Composer } from './Composer.tsx'
import { fitOf } from './fit.ts'
import styles from './Dock.module.css'
import { useTrail } from './focusTrail.tsx'
import strand from './Strand.module.css'
import { showFocused } from './showOpen.ts'
import { newTypeAhead } from './typeAhead.ts'
import { WaitingField } from './WaitingField.tsx'
import { Ways } from './Ways.tsx'

/** It comes last, and its code after that of the first questions. */
const QuizComposer = later(async () => (await import('./QuizComposer.tsx')).QuizComposer)

/** At the foot of the conversation: the next answer, and the other ways to go on. */
export const Dock = memo(function Dock() {
  const { question, current, facts } = useJourney()
  const [typeAhead] = useState(newTypeAhead)
  useFocusHere()
  const waits = !question && current.kind === 'wait'
  const quizzed = !question && current.kind === 'quiz' && Boolean(facts.risk?.quiz)
  return (
    <div className={classes(strand.strand, styles.dock)}>
      <div className={classes(strand.rail, styles.in, !question && !waits && !quizzed && styles.off)}>
        <HeldNote />
        {question && <Composer key={question} name={question} typeAhead={typeAhead} />}
        {waits && <WaitingField typeAhead={typeAhead} />}
        {quizzed && <QuizComposer />}
        <Ways />
      </div>
    </div>
  )
})

/** The composer's field, except where a choice comes before it and nothing is being typed. */
function fieldFor(chosen: boolean): HTMLElement | null {
  const field = document.getElementById('resposta')
  return chosen && field instanceof HTMLInputElement && field.value === '' ? null : field
}

const inPlace = { preventScroll: true }

/**
 * When the part that had the focus was answered away, the focus is on what is open next, which may be what was answered
 * just now and refused; a choice is read from its question on, before the composer. Looked at whenever the walk, the address or the quiz went on.
 */
function useFocusHere() {
  const trail = useTrail()
  const walk = useJourney()
  const refused = useFunnel((funnel) => walk.question !== null && funnel.refused[walk.question] !== undefined)
  const place = useFunnel((funnel) => funnel.place)
  const chosen = walk.question !== null && fitOf(walk.question) === 'turn'
  const quiz = useFunnel((funnel) => funnel.quiz)
  useLayoutEffect(() => {
    const answered = trail.take('open')
    const saved = trail.take('edit') && document.activeElement === document.body
    trail.forget()
    const next = fieldFor(chosen) ?? document.getElementById('agora')
    const lost = refused && document.activeElement === document.body
    if (!answered && !saved && !lost) return
    if (refused) focusRefused(next, inPlace)
    else next?.focus(inPlace)
    showFocused(next)
  }, [trail, walk, place, quiz, refused, chosen])
}

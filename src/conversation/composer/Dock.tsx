import { memo, useLayoutEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { focusRefused } from '../../ui/fields/focusRefused.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { byWords } from '../../funnel/intents.ts'
import type { Journey } from '../../funnel/journey/journey.ts'
import { Composer } from './Composer.tsx'
import { inputPlace } from './inputPlace.ts'
import styles from './Dock.module.css'
import { useTrail } from './focusTrail.tsx'
import strand from '../transcript/Strand.module.css'
import { showFocused } from '../transcript/scroll.ts'
import { AfterAnswer } from '../AfterAnswer.tsx'
import { Ways } from '../Ways.tsx'

/** These come last, and their code after that of the first questions. */
const FreeComposer = lazyPart(async () => (await import('./FreeComposer.tsx')).FreeComposer)
const LinkDialog = lazyPart(async () => (await import('../../order/device/LinkDialog.tsx')).LinkDialog)
const QuizComposer = lazyPart(async () => (await import('./QuizComposer.tsx')).QuizComposer)

/** At the foot of the conversation: the next answer, and the other ways to go on. */
export const Dock = memo(function Dock() {
  const { question, current, facts } = useJourney()
  useFocusHere()
  const waits = !question && current.kind === 'wait'
  const quizzed = !question && current.kind === 'quiz' && Boolean(facts.risk?.quiz)
  const stands = standsStill({ question, current })
  return (
    <div className={classes(strand.strand, styles.dock)}>
      <div className={classes(strand.rail, styles.in, current.kind === 'quiz' && !quizzed && styles.off)}>
        <LinkDialog from={byWords} />
        {(question || waits) && <Composer name={question} />}
        {quizzed && <QuizComposer />}
        {stands && <FreeComposer />}
        {ways}
      </div>
    </div>
  )
})

const ways = (
  <AfterAnswer>
    <Ways />
  </AfterAnswer>
)

/** Nothing is asked and nothing is awaited: at the review, the end or a stop. */
const standsStill = ({ question, current: { kind } }: Pick<Journey, 'question' | 'current'>) =>
  !question && kind !== 'wait' && kind !== 'quiz'

/** The composer's field, unless a choice or news comes first and nothing is typed. */
function fieldFor(chosen: boolean): HTMLElement | null {
  const field = document.getElementById('resposta')
  return chosen && field instanceof HTMLInputElement && field.value === '' ? null : field
}

const isInComposer = (element: Element | null) => Boolean(element?.closest('form')?.querySelector('#resposta'))

const inPlace = { preventScroll: true }

/**
 * When an answer removes the part that had the focus, the focus moves to what is open next, or back to an answer that
 * was just refused. A choice takes the focus before the composer; the field that stays keeps it. It runs after each
 * change of the walk, the address or the quiz.
 */
function useFocusHere() {
  const trail = useTrail()
  const walk = useJourney()
  const refused = useFunnel((funnel) => walk.question !== null && funnel.refused[walk.question] !== undefined)
  const place = useFunnel((funnel) => funnel.place)
  const chosen = walk.question ? inputPlace(walk.question) === 'turn' : standsStill(walk)
  const quiz = useFunnel((funnel) => funnel.quiz)
  const asked = useRef(walk.question)
  useLayoutEffect(() => {
    const goesOn = asked.current !== walk.question && isInComposer(document.activeElement)
    asked.current = walk.question
    const answered = trail.take('open') || (goesOn && !chosen)
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

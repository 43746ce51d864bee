import { useRef } from 'react'
import { turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { classes } from '../../ui/classes.ts'
import { QuizQuestion } from '../../order/quiz/QuizQuestion.tsx'
import { useLeavesFocus } from '../composer/focusTrail.tsx'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { OpenHeading } from './OpenHeading.tsx'
import { HeadLine } from './AssistantTurns.tsx'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** A question that confirms the visitor's identity. */
export function QuizTurn({ text, at, of }: TurnOf<'quiz'>) {
  const line = useRef<HTMLElement>(null)
  useLeavesFocus(line, 'open')
  return (
    <article ref={line} className={classes(strand.turn, strand.openTurn)} aria-label={turnTexts.open}>
      <p className={strand.kick}>{quizTexts.place(at, of)}</p>
      <OpenHeading>{text}</OpenHeading>
      <div className={styles.wide}>
        <QuizQuestion />
      </div>
    </article>
  )
}

/** An answered question of the quiz. It cannot be changed. */
export function PickedTurn({ text, answer }: TurnOf<'picked'>) {
  return (
    <article className={strand.turn} aria-label={turnTexts.quiz}>
      <HeadLine head="ask" text={text} />
      <div className={classes(strand.fed, styles.answer)}>
        <p>
          <Speaker who="you" />
          {answer}
        </p>
      </div>
    </article>
  )
}

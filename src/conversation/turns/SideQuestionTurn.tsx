import { turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { classes } from '../../ui/classes.ts'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { Speaker } from './Speaker.tsx'
import loops from './SideQuestionTurn.module.css'
import styles from './Turns.module.css'

/** A side question with its reply. The line goes around it and comes back. */
export function SideQuestionTurn({ said, reply }: TurnOf<'side'>) {
  return (
    <article className={classes(strand.turn, strand.sideTurn)} aria-label={turnTexts.side}>
      <Loop />
      <Loop />
      <p className={styles.side}>
        <Speaker who="you" />
        {said}
      </p>
      <p className={loops.reply}>
        <Speaker who="bot" />
        {reply}
      </p>
    </article>
  )
}

function Loop() {
  return (
    <svg className={loops.loop} viewBox="0 0 40 36" aria-hidden="true">
      <path d="M2 0A18 18 0 0 0 20 18A18 18 0 0 1 38 36" />
    </svg>
  )
}

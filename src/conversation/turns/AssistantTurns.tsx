import { chatTexts, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { greeting } from '../../funnel/views/greeting.ts'
import { classes } from '../../ui/classes.ts'
import { NoBreakText } from '../../ui/NoBreakText.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import strand from '../transcript/Strand.module.css'
import type { Head, TurnOf } from '../transcript/turn.ts'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** The assistant's first words. */
export function GreetingTurn() {
  const words = useFunnel(greeting)
  return (
    <article className={strand.turn} aria-label={turnTexts.said}>
      <p className={strand.node}>
        <b>{chatTexts.assistant}</b>
        <br />
        {words}
      </p>
    </article>
  )
}

/** Words of the assistant without an answer yet. */
export function SaidTurn(turn: TurnOf<'said'>) {
  return (
    <article className={strand.turn} aria-label={turnTexts.said}>
      <HeadLine {...turn} />
    </article>
  )
}

export function ToldTurn({ text }: TurnOf<'told'>) {
  return (
    <article className={strand.turn} aria-label={turnTexts.said}>
      <p className={strand.node}>
        <Speaker who="bot" />
        {text}
      </p>
    </article>
  )
}

/** The head of an answer: its question, or why the last answer was refused. */
export function HeadLine({
  id,
  head,
  text,
  open = false,
  leads = open,
}: Head & {
  id?: string
  /** Whether it is the open turn. */ open?: boolean
  /** Whether it may take the focus. */ leads?: boolean
}) {
  return (
    <p
      id={open ? 'agora' : id}
      tabIndex={leads ? -1 : undefined}
      className={head === 'err' ? classes(strand.node, strand.nodeBad, styles.error) : classes(strand.node, styles.ask)}
    >
      <Speaker who="bot" />
      <NoBreakText>{text}</NoBreakText>
    </p>
  )
}

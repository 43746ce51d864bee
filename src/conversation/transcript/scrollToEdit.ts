import { roomOver, root } from './scroll.ts'
import strand from './Strand.module.css'

/** Scrolls an open edit between header and composer, with a reply before it, down to its focused element. */
export function scrollToEdit(turn: HTMLElement | null) {
  if (!turn?.parentElement) return
  const { ceiling, floor } = roomOver(turn.parentElement)
  const { bottom } = turn.getBoundingClientRect()
  const { top } = (replyBefore(turn) ?? turn).getBoundingClientRect()
  if (top < ceiling || bottom > floor) root().scrollTop += top - ceiling
  const below = (turn.querySelector(':focus')?.getBoundingClientRect().bottom ?? 0) - floor
  if (below > 0) root().scrollTop += below
}

const replyBefore = ({ previousElementSibling: before }: HTMLElement) =>
  before?.classList.contains(strand.sideTurn ?? '') ? before.querySelector('p:last-child') : null

import { roomOver, root } from './scroll.ts'

/** Scrolls an open edit between header and composer, down to its focused element. */
export function showEdit(turn: HTMLElement | null) {
  if (!turn?.parentElement) return
  const { ceiling, floor } = roomOver(turn.parentElement)
  const { top, bottom } = turn.getBoundingClientRect()
  if (top < ceiling || bottom > floor) root().scrollTop += top - ceiling
  const below = (turn.querySelector(':focus')?.getBoundingClientRect().bottom ?? 0) - floor
  if (below > 0) root().scrollTop += below
}

import { roomOver, root } from './scroll.ts'

/** Brings an answer that is being changed into sight, between header and composer, down to what has the focus in it. */
export function showEdit(turn: HTMLElement | null) {
  if (!turn?.parentElement) return
  const { ceiling, floor } = roomOver(turn.parentElement)
  const { top, bottom } = turn.getBoundingClientRect()
  if (top < ceiling || bottom > floor) root().scrollTop += top - ceiling
  const below = (turn.querySelector(':focus')?.getBoundingClientRect().bottom ?? 0) - floor
  if (below > 0) root().scrollTop += below
}

/** Scrolls to the open question with the words before it. If both are too tall, shows the question's beginning. */
export function scrollToOpen(list: HTMLElement) {
  const open = list.lastElementChild
  if (!open) return
  const { ceiling, floor } = roomOver(list)
  const begins = beginning(open, floor - ceiling)
  const ends = list.closest('[role=feed]')?.nextElementSibling?.getBoundingClientRect().bottom ?? 0
  if (ends - begins <= floor - ceiling) root().scrollTop = root().scrollHeight
  else root().scrollTop += begins - ceiling
  leftAt = root().scrollTop
}

/** The scroll position of the last shown question. If unchanged, the visitor has not scrolled. */
let leftAt = Number.NaN

/** The top of the words before the open question, if its heading fits below them; else of its own turn. */
function beginning(open: Element, room: number): number {
  const said = [...(open.previousElementSibling?.children ?? [])]
  const words = (said.findLast((part) => part.matches('p')) ?? said.at(-1))?.getBoundingClientRect().top
  const heading = open.querySelector('#agora')?.getBoundingClientRect().bottom
  const fits = words !== undefined && heading !== undefined && heading - words <= room
  return fits ? words : open.getBoundingClientRect().top
}

/** Scrolls to the open question if its heading has the focus and is out of sight. */
export function scrollToFocused(heading: HTMLElement | null) {
  const list = heading && listOf(heading)
  if (!heading || !list) return
  const { ceiling, floor } = roomOver(list)
  const { top, bottom } = heading.getBoundingClientRect()
  if (top < ceiling || bottom > floor) scrollToOpen(list)
}

/** Scrolls to the reason of a refusal, which is above its question. */
export function scrollToReason(id: string) {
  const words = document.getElementById(id)
  const list = words && listOf(words)
  if (list) scrollToOpen(list)
}

/** Keeps a visitor at the end, or at the question as shown, when its height or the composer's changes. */
export function keepScrolledToEnd(list: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  let atEnd = true
  let height = root().scrollHeight
  const look = () => {
    const isAsSeen = root().scrollHeight === height
    const { scrollTop, clientHeight } = root()
    if (isAsSeen) atEnd = height - scrollTop - clientHeight < 8 || Math.abs(scrollTop - leftAt) < 1
  }
  let seen = list.lastElementChild
  const observer = new ResizeObserver(() => {
    const follows = atEnd && !isChanging(list)
    if (follows && (list.lastElementChild !== seen || beginsInSight(list))) scrollToOpen(list)
    else if (follows) toEnd(list)
    seen = list.lastElementChild
    height = root().scrollHeight
  })
  observer.observe(list)
  const main = list.closest('main')
  if (main) observer.observe(main)
  document.addEventListener('scroll', look, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('scroll', look)
  }
}

/** Scrolls down as far as the top of the focused element stays visible. */
function toEnd(list: HTMLElement) {
  root().scrollTop = root().scrollHeight
  const focused = document.activeElement
  const above = focused && list.contains(focused) ? roomOver(list).ceiling - focused.getBoundingClientRect().top : 0
  if (above > 0) root().scrollTop -= above
}

const isChanging = (list: HTMLElement) => list.parentElement?.querySelector('[data-changing]') !== null

export const root = () => document.documentElement

function beginsInSight(list: HTMLElement): boolean {
  return (list.lastElementChild?.getBoundingClientRect().top ?? 0) >= roomOver(list).ceiling - 1
}

/** The list of the latest turns, which contains this part. */
const listOf = (part: HTMLElement) => part.closest('article')?.parentElement

/** The part of the window between its sticky top and the composer. */
export function roomOver(list: HTMLElement): { ceiling: number; floor: number } {
  const dock = list.closest('main')?.lastElementChild
  const stuck = [...(list.closest('.page')?.children ?? [])].map((part) =>
    getComputedStyle(part).position === 'sticky' ? part.getBoundingClientRect().height : 0,
  )
  const gap = 1.25 * Number.parseFloat(getComputedStyle(root()).fontSize || '16')
  return {
    ceiling: Math.max(0, ...stuck) + gap,
    floor: root().clientHeight - (dock instanceof HTMLElement ? dock.offsetHeight : 0),
  }
}

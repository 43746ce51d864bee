/** Brings the open question into sight, with the composer under it; one too tall for that shows its beginning. */
export function showOpen(list: HTMLElement) {
  const open = list.lastElementChild
  if (!(open instanceof HTMLElement)) return
  const room = roomOver(list)
  if (open.offsetHeight <= room.floor - room.ceiling) root().scrollTop = root().scrollHeight
  else root().scrollTop += open.getBoundingClientRect().top - room.ceiling
}

/** Brings the open question into sight where its heading took the focus and is not. */
export function showFocused(heading: HTMLElement | null) {
  const list = heading && listOf(heading)
  if (!heading || !list) return
  const { ceiling, floor } = roomOver(list)
  const { top, bottom } = heading.getBoundingClientRect()
  if (top < ceiling || bottom > floor) showOpen(list)
}

/** Brings into sight why an answer was refused, which stands above its question. */
export function showReason(id: string) {
  const words = document.getElementById(id)
  const list = words && listOf(words)
  if (!words || !list) return
  const above = roomOver(list).ceiling - words.getBoundingClientRect().top
  if (above > 0) root().scrollTop -= above
}

/** Whoever is at the end of the conversation, and changes nothing above it, stays there when it or the composer under it grows; a question that grows too tall goes on showing its beginning. */
export function keepEnd(list: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  let atEnd = true
  let height = root().scrollHeight
  const look = () => {
    const isAsSeen = root().scrollHeight === height
    if (isAsSeen) atEnd = height - root().scrollTop - root().clientHeight < 8
  }
  let seen = list.lastElementChild
  const observer = new ResizeObserver(() => {
    const follows = atEnd && !isChanging(list)
    if (follows && (list.lastElementChild !== seen || beginsInSight(list))) showOpen(list)
    else if (follows) toEnd(list)
    seen = list.lastElementChild
    height = root().scrollHeight
  })
  observer.observe(list)
  const dock = dockUnder(list)
  if (dock) observer.observe(dock)
  document.addEventListener('scroll', look, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('scroll', look)
  }
}

/** As far down as leaves in sight the beginning of what has the focus. */
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

/** The latest turns, which hold this part of one. */
const listOf = (part: HTMLElement) => part.closest('article')?.parentElement

/** What stands at the foot of the window. */
const dockUnder = (list: HTMLElement) => list.closest('main')?.lastElementChild

/** The part of the window that what sticks at its top and the composer leave free. */
export function roomOver(list: HTMLElement): { ceiling: number; floor: number } {
  const dock = dockUnder(list)
  const stuck = [...(list.closest('.page')?.children ?? [])].map((part) =>
    getComputedStyle(part).position === 'sticky' ? part.getBoundingClientRect().height : 0,
  )
  const gap = 1.25 * Number.parseFloat(getComputedStyle(root()).fontSize || '16')
  return {
    ceiling: Math.max(0, ...stuck) + gap,
    floor: root().clientHeight - (dock instanceof HTMLElement ? dock.offsetHeight : 0),
  }
}

import { useEffect, useState, type RefObject } from 'react'

/** The seconds after which an untouched row moves by one card. */
const EVERY = 5

/** Moves a row while it is in view and not in use, and back from its end. Scrolling by hand or pausing stops it. */
export function useAutoScroll(area: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [isPaused, setPaused] = useState(false)
  const plays = isWanted && !isPaused
  useEffect(() => {
    const row = area.current
    if (!plays || !row) return undefined
    const { isInView, forget } = watch(row)
    let quiet = 0
    const timer = setInterval(() => {
      quiet = isInView() && isLeftAlone(row) ? quiet + 1 : 0
      if (quiet > 0 && quiet % EVERY === 0) moveOn(row)
    }, 1000)
    const pause = () => setPaused(true)
    row.addEventListener('pointerdown', pause)
    row.addEventListener('wheel', pause, { passive: true })
    return () => {
      clearInterval(timer)
      forget()
      row.removeEventListener('pointerdown', pause)
      row.removeEventListener('wheel', pause)
    }
  }, [area, plays])
  return { isPaused, setPaused }
}

function watch(row: HTMLElement) {
  let isThere = false
  const observer = new IntersectionObserver(([seen]) => void (isThere = seen?.isIntersecting === true), {
    threshold: 0.5,
  })
  observer.observe(row)
  return { isInView: () => isThere, forget: () => observer.disconnect() }
}

const isLeftAlone = (row: HTMLElement) =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !document.hidden &&
  row.parentElement?.matches(':hover, :focus-within') === false

function moveOn(row: HTMLElement) {
  const [first, second] = row.querySelectorAll<HTMLElement>('li')
  const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 1
  if (isAtEnd) row.scrollTo({ left: 0 })
  else if (first && second) row.scrollBy({ left: second.offsetLeft - first.offsetLeft })
}

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onceThere } from '../../browser/onceThere.ts'
import type { ScreenId } from '../../content/flows/screen.ts'
import { focusRefused } from '../../ui/fields/focusRefused.ts'
import { firstRefused } from './steps/firstRefused.ts'

/**
 * A new page starts at its top, with the focus on its heading, or on the field that brought the visitor back.
 * Nothing moves on a full load, because a field that the visitor already uses must keep the focus.
 */
export function useArrival(id: ScreenId | null) {
  const { key } = useLocation()
  const last = useRef<ScreenId | null>(null)
  useEffect(() => {
    const loaded = last.current === null && (key === 'default' || document.activeElement !== document.body)
    if (id === null || id === last.current) return undefined
    last.current = id
    return loaded ? undefined : onceThere(start, arriveAt)
  }, [id, key])
}

const start = () => firstRefused(document) ?? document.querySelector<HTMLElement>('main h1')

function arriveAt(target: HTMLElement) {
  document.documentElement.scrollTop = 0
  if (target instanceof HTMLHeadingElement) target.focus({ preventScroll: true })
  else focusRefused(target)
}

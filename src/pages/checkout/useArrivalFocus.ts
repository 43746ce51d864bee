import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hasKeyboard } from '../../browser/hasKeyboard.ts'
import { waitForElement } from '../../browser/waitForElement.ts'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { findFirstRefusedControl } from './steps/findFirstRefusedControl.ts'
import { pageHeading } from './useHeadingFocus.ts'

/**
 * Starts a new page at its top, with the focus on the field to correct, a first field with a keyboard, or the heading.
 * A full load moves only the focus, and only if nothing has it.
 */
export function useArrivalFocus(id: string | null) {
  const { key } = useLocation()
  const last = useRef<string | null>(null)
  useEffect(() => {
    const isFirst = last.current === null
    if (id === null || id === last.current) return undefined
    last.current = id
    if (isFirst && document.activeElement !== document.body) return undefined
    return isFirst && key === 'default' ? startWriting() : waitForElement(start, arriveAt)
  }, [id, key])
}

const start = () => findFirstRefusedControl(document) ?? firstField() ?? pageHeading()

/** The first thing to write in, if a page begins with one and has its heading. */
function firstField(): HTMLElement | null {
  const field =
    hasKeyboard() &&
    pageHeading() &&
    document.querySelector<HTMLElement>('main form :is(input:not([type=hidden]), select)')
  return field instanceof HTMLInputElement && isWritten(field) ? field : null
}

const isWritten = ({ type }: HTMLInputElement) => !['checkbox', 'radio'].includes(type)

function startWriting() {
  firstField()?.focus({ preventScroll: true })
  return undefined
}

function arriveAt(target: HTMLElement) {
  document.documentElement.scrollTop = 0
  if (target instanceof HTMLHeadingElement) target.focus({ preventScroll: true })
  else focusRefusedControl(target)
}

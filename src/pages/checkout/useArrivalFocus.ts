import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hasKeyboard } from '../../browser/hasKeyboard.ts'
import { waitForElement } from '../../browser/waitForElement.ts'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { findFirstRefusedControl } from './steps/findFirstRefusedControl.ts'
import { pageHeading } from './useHeadingFocus.ts'

/** Starts a new page at its top, focused on a field to correct, a first field or the heading. A load never scrolls. */
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

/** The first text field, if a page starts with one, has a heading, and the device has a keyboard. */
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

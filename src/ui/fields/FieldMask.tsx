import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import useIMask from 'react-imask/hook'
import { masks, orWords } from './masks.ts'
import { isFull, type MaskName } from './maskTemplates.ts'

export type MaskProps = {
  field: RefObject<HTMLInputElement | null>
  name: MaskName
  /** Whether the field also takes a sentence. */
  words: boolean
  onText: (text: string) => void
}

/** Applies a mask to a field that is already on the page. Renders nothing. */
export function FieldMask({ field, name, words, onText }: MaskProps) {
  const tell = useEffectEvent(onText)
  const options = useMemo(() => (words ? orWords(name) : masks[name]), [name, words])
  const wasSelected = useRef(false)
  useEffect(() => {
    wasSelected.current = field.current !== null && isSelected(field.current)
  }, [field])
  const { maskRef, value } = useIMask(options, { ref: field })
  useEffect(() => {
    if (wasSelected.current) field.current?.select()
  }, [field])
  useEffect(() => {
    if (field.current) tell(field.current.value)
  }, [field, value])
  useEffect(() => {
    const unwanted = new AbortController()
    const catchUp = (event: Event) => {
      const [input, mask] = [field.current, maskRef.current]
      if (!input || !mask) return
      const composing = 'isComposing' in event && event.isComposing
      if (!composing && input.value !== mask.displayValue) mask.updateValue()
      if (isRefused(input) && isFull(input.value, name) && isAtEnd(input) && brings(event)) input.select()
    }
    /** Text that arrives without a key, e.g. by autofill, replaces the whole value, not the last selection */
    const takeWhole = (event: Event) => {
      const mask = maskRef.current
      if (
        mask &&
        field.current &&
        !takesAway(event) &&
        !isPutAt(mask._selection, mask.displayValue, field.current.value)
      )
        mask._selection = { start: 0, end: mask.displayValue.length }
    }
    const listen = { capture: true, signal: unwanted.signal }
    field.current?.addEventListener('input', takeWhole, listen)
    moments.forEach((moment) => field.current?.addEventListener(moment, catchUp, listen))
    return () => unwanted.abort()
  }, [field, maskRef, name])
  return null
}

/** On these events the mask reads a value that a reset or the page has set, before the next key. */
const moments = ['keydown', 'beforeinput', 'focus', 'click'] as const

/** Typing at the end of a refused full text replaces it, because a full mask takes no more characters. */
const isRefused = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true'
const isAtEnd = ({ value, selectionStart }: HTMLInputElement) => selectionStart === value.length
const isSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length

const takesAway = (event: Event) => event instanceof InputEvent && event.inputType.startsWith('delete')

/** Whether a text changed only within the selection. */
const isPutAt = ({ start, end } = { start: 0, end: 0 }, before: string, now: string) =>
  now.startsWith(before.slice(0, start)) && now.endsWith(before.slice(end))

/** Whether this event is about to insert a character. */
function brings(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  return event instanceof InputEvent && event.inputType.startsWith('insert')
}

import InputMask from 'imask/esm/controls/input'
import { masks, orWords } from './masks.ts'
import { isFull, type MaskName } from './maskTemplates.ts'

/** `words`: a sentence may be typed as well. */
export type Shape = { name: MaskName; words: boolean }

/** Shapes the text of a field that is already on the page, until it is no longer wanted. */
export function attachMask(input: HTMLInputElement, { name, words }: Shape, wanted: AbortSignal, onText: (text: string) => void) {
  if (wanted.aborted) return
  const whole = isSelected(input)
  const mask = new InputMask(input, words ? orWords(name) : masks[name])
  if (whole) input.select()
  const catchUp = (event: Event) => {
    const composing = 'isComposing' in event && event.isComposing
    if (!composing && input.value !== mask.displayValue) mask.updateValue()
    if (isRefused(input) && isFull(input.value, name) && isAtEnd(input) && brings(event)) input.select()
  }
  moments.forEach((moment) => input.addEventListener(moment, catchUp, { capture: true, signal: wanted }))
  wanted.addEventListener('abort', () => mask.destroy())
  mask.on('accept', () => onText(mask.value))
  onText(input.value)
}

/** A value set by a form's reset or by the page reaches the mask before the next key does. */
const moments = ['keydown', 'beforeinput', 'focus', 'click'] as const

/** What is typed after a full text that was refused takes its place: a full mask would swallow it. */
const isRefused = (input: HTMLInputElement) => input.getAttribute('aria-invalid') === 'true'
const isAtEnd = ({ value, selectionStart }: HTMLInputElement) => selectionStart === value.length
const isSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => value !== '' && selectionStart === 0 && selectionEnd === value.length

/** Whether this event is about to bring a sign into the field. */
function brings(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  return event instanceof InputEvent && event.inputType.startsWith('insert')
}

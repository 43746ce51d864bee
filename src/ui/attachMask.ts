import InputMask from 'imask/esm/controls/input'
import { masks, orWords } from './masks.ts'
import type { MaskName } from './maskTemplates.ts'

/** `words`: a sentence may be typed as well. */
export type Shape = { name: MaskName; words: boolean }

/** Shapes the text of a field that is already on the page, until it is no longer wanted. */
export function attachMask(input: HTMLInputElement, { name, words }: Shape, wanted: AbortSignal, onText: (text: string) => void) {
  if (wanted.aborted) return
  const mask = new InputMask(input, words ? orWords(name) : masks[name])
  const catchUp = (event: Event) => {
    const composing = 'isComposing' in event && event.isComposing
    if (!composing && input.value !== mask.displayValue) mask.updateValue()
  }
  moments.forEach((moment) => input.addEventListener(moment, catchUp, { capture: true, signal: wanted }))
  wanted.addEventListener('abort', () => mask.destroy())
  mask.on('accept', () => onText(mask.value))
  onText(input.value)
}

/** A value set by a form's reset or by the page reaches the mask before the next key does. */
const moments = ['keydown', 'beforeinput', 'focus', 'click'] as const

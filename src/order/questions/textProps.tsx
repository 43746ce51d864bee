import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { InputOf } from './inputProps.ts'
import { FindCepLink } from './FindCepLink.tsx'

/** The props of a one-line field: label, help, keyboard, mask and autocomplete. */
export function textProps(name: Key, input: InputOf<'text'>, help: string | undefined) {
  return {
    label: questions[name].label,
    help,
    action: <FindCepLink name={name} />,
    mask: input.mask,
    showMask: input.mask !== undefined,
    type: input.type ?? 'text',
    inputMode: input.inputMode,
    autoComplete: input.autoComplete,
    placeholder: input.mask && input.example,
  }
}

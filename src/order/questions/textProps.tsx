import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { InputOf } from './inputProps.ts'
import { FindCepLink } from './FindCepLink.tsx'

/** What a field of one line says, with the keyboard, the mask and the memory of the browser that suit it. */
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

import type { ReactNode } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import type { Input } from '../../content/questions/inputKind.ts'

/** The props of every question's input, in both voices. */
export type InputProps = {
  name: Key
  /** The id of the control, for labels or links elsewhere on the page. */
  id?: string | undefined
  /** The reason of a refusal. */
  error?: string | undefined
  /** The id of the element with the error, if it is elsewhere on the page. */
  reason?: string | undefined
  /** An unfinished text. Without it the field starts with the earlier answer. */
  draft?: string | undefined
  /** Hides the group's legend visually, because the question is already a visible heading. */
  legendHidden?: boolean | undefined
  /** The composer's send button, joined to a text field. */
  joined?: ReactNode
  /** Called with each unfinished text or choice. */
  onText?: ((text: string) => void) | undefined
  /** Called with an answer by tap. Inputs that need more than one tap then show their own confirm button. */
  onPick?: ((raw: string) => void) | undefined
}

export type InputOf<K extends Input['kind']> = Extract<Input, { kind: K }>

/** The props of one kind of input, with the start value of its field. */
export type KindProps<K extends Input['kind']> = InputProps & { input: InputOf<K>; start: string }

import type { ReactNode } from 'react'
import type { Key } from '../../content/answers.ts'
import type { Input } from '../../content/input.ts'

/** What every input of a question takes, in both voices. */
export type InputProps = {
  name: Key
  /** Of the control, for a label or a link elsewhere on the page. */
  id?: string | undefined
  /** Why the answer was refused. */
  error?: string | undefined
  /** The id of what says so, where that stands elsewhere. */
  reason?: string | undefined
  /** What was half typed; without it the field starts with the answer given before. */
  draft?: string | undefined
  /** The question is already a heading in sight: group legends are for readers only. */
  legendHidden?: boolean | undefined
  /** The send button of the composer, glued to a text field. */
  joined?: ReactNode
  /** Hears what is half typed or chosen. */
  onText?: ((text: string) => void) | undefined
  /** Takes an answer given by a tap alone; with it, inputs that need more than one tap bring their own confirm button. */
  onPick?: ((raw: string) => void) | undefined
}

type InputOf<K extends Input['kind']> = Extract<Input, { kind: K }>

/** An input of one kind, with what its field starts with. */
export type KindProps<K extends Input['kind']> = InputProps & { input: InputOf<K>; start: string }

import { TextField } from '../../ui/fields/TextField.tsx'
import type { KindProps } from './inputProps.ts'
import { textProps } from './textProps.tsx'
import { useHelp } from './useHelp.ts'

/** One line of text. */
export function TextInput({ name, id, input, start, error, reason, onText }: KindProps<'text'>) {
  return (
    <TextField
      {...textProps(name, input, useHelp(name))}
      {...(id !== undefined && { id })}
      name={name}
      error={error}
      reason={reason}
      maxLength={input.maxLength}
      defaultValue={start}
      onText={onText}
    />
  )
}

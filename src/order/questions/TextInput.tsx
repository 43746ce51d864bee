import { TextField } from '../../ui/fields/TextField.tsx'
import type { KindProps } from './inputProps.ts'
import { textProps } from './textProps.tsx'
import { useFieldHelp } from './useFieldHelp.ts'

export function TextInput({ name, id, input, start, error, reason, onText }: KindProps<'text'>) {
  return (
    <TextField
      {...textProps(name, input, useFieldHelp(name))}
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

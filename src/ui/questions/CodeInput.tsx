import { questions } from '../../content/questions.ts'
import { TextField } from '../TextField.tsx'
import type { KindProps } from './inputProps.ts'
import { useKept } from './useKept.ts'

/** The digits of a code that was sent; the keyboard may offer them by itself. */
export function CodeInput({ name, id, input, start, error, autoFocus, joined, onText }: KindProps<'code'>) {
  const { label, help } = questions[name]
  const kept = useKept(name)
  return (
    <TextField
      {...(id !== undefined && { id })}
      {...(autoFocus && { autoFocus })}
      {...kept.mark}
      name={name}
      label={label}
      help={kept.help ?? help}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={input.example}
      maxLength={12}
      defaultValue={start}
      joined={joined}
      onText={onText}
    />
  )
}

import { questions } from '../../content/questions.ts'
import { TextField } from '../TextField.tsx'
import type { KindProps } from './inputProps.ts'
import { LookUpLink } from './LookUpLink.tsx'
import { useKept } from './useKept.ts'

/** One line of text, with the keyboard, the mask and the memory of the browser that suit it. */
export function TextInput({ name, id, input, start, error, reason, joined, onText }: KindProps<'text'>) {
  const { label, help } = questions[name]
  const kept = useKept(name)
  return (
    <TextField
      {...(id !== undefined && { id })}
      name={name}
      label={label}
      help={kept ?? help}
      error={error}
      reason={reason}
      action={<LookUpLink name={name} />}
      mask={input.mask}
      showMask={input.mask !== undefined}
      type={input.type ?? 'text'}
      inputMode={input.inputMode}
      autoComplete={input.autoComplete}
      placeholder={input.mask && input.example}
      maxLength={joined === undefined ? input.maxLength : undefined}
      defaultValue={start}
      joined={joined}
      onText={onText}
    />
  )
}

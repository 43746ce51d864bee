import { NoBreakText } from '../../ui/NoBreakText.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import type { KindProps } from './inputProps.ts'

/** A consent, never ticked beforehand. */
export function ConsentInput({ name, input, start, error, onText }: KindProps<'consent'>) {
  return (
    <Checkbox
      name={name}
      value="sim"
      label={<NoBreakText>{input.text}</NoBreakText>}
      defaultChecked={start === 'sim'}
      error={error}
      onToggle={(on) => onText?.(on ? 'sim' : 'não')}
    />
  )
}

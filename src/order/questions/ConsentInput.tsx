import { Unbroken } from '../../ui/NoBreakText.tsx'
import { Check } from '../../ui/choices/Check.tsx'
import type { KindProps } from './inputProps.ts'

/** A consent is never ticked beforehand. */
export function ConsentInput({ name, input, start, error, onText }: KindProps<'consent'>) {
  return (
    <Check
      name={name}
      value="sim"
      label={<Unbroken>{input.text}</Unbroken>}
      defaultChecked={start === 'sim'}
      error={error}
      onToggle={(on) => onText?.(on ? 'sim' : 'não')}
    />
  )
}

import { Check } from '../choices/Check.tsx'
import type { KindProps } from './inputProps.ts'
import { YesNoInput } from './YesNoInput.tsx'

/** A consent is never ticked beforehand; where a tap is the answer it is put as a plain yes or no. */
export function ConsentInput(props: KindProps<'consent'>) {
  const { name, input, start, error, onText, onPick } = props
  if (onPick) return <YesNoInput {...props} />
  return <Check name={name} value="sim" label={input.text} defaultChecked={start === 'sim'} error={error} onToggle={(on) => onText?.(on ? 'sim' : 'não')} />
}

import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { Chips } from '../choices/Chips.tsx'
import type { KindProps } from './inputProps.ts'
import { TapChoices } from './TapChoices.tsx'

/** Days of the month as tiles. */
export function DaysInput({ name, input, start, error, legendHidden = false, onText, onPick }: KindProps<'days'>) {
  const options = input.days.map((day) => ({ value: String(day), label: String(day).padStart(2, '0'), above: inputTexts.day }))
  const group = { legend: questions[name].label, legendHidden, name, options, error }
  if (onPick) return <TapChoices {...group} look="chips" start={start} onPick={onPick} />
  return <Chips {...group} defaultValue={start} onChoose={(value) => onText?.(value)} />
}

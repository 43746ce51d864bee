import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { Chips } from '../../ui/choices/Chips.tsx'
import type { KindProps } from './inputProps.ts'

/** Days of the month as tiles. */
export function DaysInput({ name, input, start, error, legendHidden = false, onText }: KindProps<'days'>) {
  const options = input.days.map((day) => ({
    value: String(day),
    label: String(day).padStart(2, '0'),
    above: inputTexts.day,
  }))
  return (
    <Chips
      legend={questions[name].label}
      legendHidden={legendHidden}
      name={name}
      options={options}
      error={error}
      defaultValue={start || String(input.suggested)}
      onChoose={(value) => onText?.(value)}
    />
  )
}

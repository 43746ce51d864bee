import { questions } from '../../content/questions/questions.ts'
import { ChoiceCards } from '../../ui/choices/ChoiceCards.tsx'
import type { KindProps } from './inputProps.ts'

/** Two cards, answered with one tap. */
export function YesNoInput({ name, input, start, error, legendHidden = false, onText }: KindProps<'yesNo'>) {
  const options = [
    { value: 'sim', label: input.yes },
    { value: 'não', label: input.no },
  ]
  return (
    <ChoiceCards
      legend={questions[name].label}
      legendHidden={legendHidden}
      name={name}
      options={options}
      error={error}
      defaultValue={start}
      onChoose={(value) => onText?.(value)}
    />
  )
}

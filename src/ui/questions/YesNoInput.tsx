import { questions } from '../../content/questions.ts'
import { ChoiceCards } from '../choices/ChoiceCards.tsx'
import type { KindProps } from './inputProps.ts'
import { TapChoices } from './TapChoices.tsx'

/** Two cards, one tap. */
export function YesNoInput({ name, input, start, error, legendHidden = false, onText, onPick }: KindProps<'yesNo' | 'consent'>) {
  const options = [
    { value: 'sim', label: input.yes },
    { value: 'não', label: input.no },
  ]
  const group = { legend: questions[name].label, legendHidden, name, options, error }
  if (onPick) return <TapChoices {...group} look="cards" start={start} onPick={onPick} />
  return <ChoiceCards {...group} defaultValue={start} onChoose={(value) => onText?.(value)} />
}

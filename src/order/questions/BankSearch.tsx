import { questions } from '../../content/questions/questions.ts'
import { useJourney } from '../useFunnel.ts'
import { BankCombobox } from './BankCombobox.tsx'
import { BanksMissing } from './BanksMissing.tsx'
import type { KindProps } from './inputProps.ts'

/** A bank by code or name. The form's control contains the code, or the text if it fits no single bank. */
export function BankSearch(props: KindProps<'bank'>) {
  const banks = useJourney().facts.banks
  if (banks) return <BankCombobox {...props} banks={banks} />
  return (
    <>
      <input type="hidden" name={props.name} value={props.start} />
      <BanksMissing label={questions[props.name].label} />
    </>
  )
}

import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { Select } from '../../ui/choices/Select.tsx'

type Props = {
  name: string
  id: string | undefined
  known: readonly string[]
  start: string
  error: string | undefined
  /** Called with every choice. `other` is a complement that is not in the list. */
  onChoose: (complement: string) => void
}

export const other = 'other'

/** The complements known at a building, as the browser's own list. */
export function KnownComplements({ name, id, known, start, error, onChoose }: Props) {
  const options = known.map((complement) => ({ value: complement, label: complement }))
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(start !== '' && { defaultValue: start })}
      name={`${name}-known`}
      label={inputTexts.complement.legend}
      placeholder={inputTexts.complement.pick}
      error={error}
      options={[...options, { value: other, label: inputTexts.complement.other }]}
      onChoose={onChoose}
    />
  )
}

import type { GroupProps } from './ChoiceGroup.tsx'

type Props = {
  value: string
  of: Pick<GroupProps, 'name' | 'defaultValue' | 'onChoose'>
  className?: string | undefined
}

export function RadioInput({ value, of: { name, defaultValue, onChoose }, className }: Props) {
  return (
    <input
      className={className}
      type="radio"
      name={name}
      value={value}
      defaultChecked={value === defaultValue}
      onChange={() => onChoose?.(value)}
    />
  )
}

import type { GroupProps } from './ChoiceGroup.tsx'
import { chosen } from './chosen.ts'

type Choices = Pick<GroupProps, 'name' | 'type' | 'value' | 'defaultValue' | 'required' | 'onChoose'>

type Props = { option: { value: string; disabled?: boolean }; of: Choices; className?: string | undefined }

/** The browser's own control of one choice in a group. */
export function ChoiceBox({ option, of: { name, type = 'radio', value, defaultValue, required, onChoose }, className }: Props) {
  return (
    <input
      className={className}
      type={type}
      name={name}
      value={option.value}
      required={type === 'radio' && required}
      disabled={option.disabled}
      {...chosen(option.value, { value, defaultValue })}
      onChange={(event) => onChoose?.(option.value, event.currentTarget.checked)}
    />
  )
}

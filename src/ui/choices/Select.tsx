import { useId, type ComponentProps } from 'react'
import { described, Field, type FieldWords } from '../fields/Field.tsx'
import styles from '../fields/Field.module.css'
import { Icon, type IconName } from '../art/Icon.tsx'

type Option = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'id' | 'name' | 'onChange' | 'className' | 'children'> &
  FieldWords & {
    id?: string
    name: string
    options: Option[]
    /** Shown while nothing is selected, and not selectable itself. */
    placeholder?: string | undefined
    icon?: IconName
    onChoose?: ((value: string) => void) | undefined
  }

/** One choice from a long list, as a native select. */
export function Select({
  id,
  label,
  help,
  error,
  reason,
  action,
  options,
  placeholder,
  icon = 'down',
  onChoose,
  ...native
}: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const unset = placeholder !== undefined && native.value === undefined && native.defaultValue === undefined
  return (
    <Field label={label} help={help} error={error} action={action} htmlFor={fieldId}>
      <span className={styles.pick}>
        <select
          {...native}
          {...(unset && { defaultValue: '' })}
          {...described(fieldId, { help, error, reason })}
          id={fieldId}
          className={styles.input}
          onChange={(event) => onChoose?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name={icon} />
      </span>
    </Field>
  )
}

import { useId, useImperativeHandle, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react'
import { described, Field, type FieldWords } from './Field.tsx'
import styles from './Field.module.css'
import { MaskHint } from './MaskHint.tsx'
import type { MaskName } from './maskTemplates.ts'
import { useLateMask } from './useLateMask.ts'
import { useSelectRefused } from './useSelectRefused.ts'

type Native = Omit<ComponentProps<'input'>, 'id' | 'name' | 'value' | 'ref' | 'onInput' | 'onChange' | 'className'>

type Props = Native &
  FieldWords & {
    id?: string
    name: string
    mask?: MaskName | undefined
    /** Shows the missing characters of the mask after the typed text. */
    showMask?: boolean
    /** A button attached at the right, as in the composer. The field then also takes a sentence. */
    joined?: ReactNode
    onText?: ((text: string) => void) | undefined
    inputRef?: Ref<HTMLInputElement> | undefined
  }

/** One line of text. The browser stores the value; a mask only formats it. */
export function TextField({
  id,
  name,
  label,
  help,
  error,
  reason,
  action,
  mask,
  showMask,
  joined,
  onText,
  inputRef,
  ...native
}: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const field = useRef<HTMLInputElement>(null)
  const start = String(native.defaultValue ?? '')
  const last = useRef(start)
  const [shown, setShown] = useState(start)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => field.current)

  const tell = (text: string) => {
    if (text === last.current) return
    last.current = text
    if (showMask) setShown(text)
    onText?.(text)
  }
  useSelectRefused(field, Boolean(error || reason))
  const late = useLateMask(field, mask !== undefined, tell)

  return (
    <Field label={label} help={help} error={error} action={action} htmlFor={fieldId}>
      <div className={joined === undefined ? undefined : styles.joined} data-joined={joined !== undefined || undefined}>
        <div className={styles.masked}>
          <input
            {...native}
            {...described(fieldId, { help, error, reason })}
            ref={field}
            id={fieldId}
            name={name}
            className={styles.input}
            onInput={(event) => tell(event.currentTarget.value)}
          />
          {mask && late && (
            <late.FieldMask key={mask} field={field} name={mask} words={joined !== undefined} onText={tell} />
          )}
          {showMask && mask && (
            <MaskHint mask={mask} text={shown} hidden={shown === '' && native.placeholder !== undefined} />
          )}
        </div>
        {joined}
      </div>
    </Field>
  )
}

import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { ErrorText } from '../fields/ErrorText.tsx'
import styles from './Choice.module.css'

export type GroupProps = {
  legend: ReactNode
  /** Hides the legend visually, because a visible heading repeats it. */
  legendHidden?: boolean
  name: string
  defaultValue?: string | undefined
  error?: ReactNode
  /** The id of the element with the error, if it is elsewhere on the page. */
  reason?: string | undefined
  onChoose?: ((value: string) => void) | undefined
}

type Props = Pick<GroupProps, 'legend' | 'legendHidden' | 'error' | 'reason'> & {
  /** Whether several may be selected. */ many?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A named group of choices with its error. */
export function ChoiceGroup({ legend, legendHidden, error, reason, many = false, className, children }: Props) {
  const errorId = useId()
  const described = error ? errorId : reason
  return (
    <fieldset
      className={styles.fill}
      aria-describedby={described}
      {...(!many && { role: 'radiogroup', 'aria-invalid': described !== undefined || undefined })}
    >
      <legend className={legendHidden ? 'sr' : 'label'}>{legend}</legend>
      <div className={classes(styles.group, Boolean(error) && styles.bad)}>
        <div className={className}>{children}</div>
        {error && <ErrorText id={errorId}>{error}</ErrorText>}
      </div>
    </fieldset>
  )
}

import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { ErrorText } from '../ErrorText.tsx'
import styles from './Choice.module.css'

export type GroupProps = {
  legend: ReactNode
  /** The legend repeats a heading that is already in sight. */
  legendHidden?: boolean
  name: string
  defaultValue?: string | undefined
  error?: ReactNode
  onChoose?: ((value: string) => void) | undefined
}

type Props = Pick<GroupProps, 'legend' | 'legendHidden' | 'error'> & { className?: string | undefined; children: ReactNode }

/** A named group of choices with its error. */
export function ChoiceGroup({ legend, legendHidden, error, className, children }: Props) {
  const errorId = useId()
  return (
    <fieldset className={styles.fill} {...(error && { 'aria-describedby': errorId })}>
      <legend className={legendHidden ? 'sr' : 'label'}>{legend}</legend>
      <div className={classes(styles.group, Boolean(error) && styles.bad)}>
        <div className={className}>{children}</div>
        {error && <ErrorText id={errorId}>{error}</ErrorText>}
      </div>
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'
import styles from './Note.module.css'

type Props = {
  icon: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** The announcement when it appears: 'status' politely, 'alert' at once. */
  live?: 'status' | 'alert' | undefined
}

/** A short message on a flat field, e.g. 'Sem internet'. */
export function Note({ icon, title, children, action, live }: Props) {
  return (
    <div className={classes(styles.note, 'on-anil')} role={live}>
      <Icon name={icon} />
      <p>
        <b>{title}</b>
        {children}
      </p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'
import styles from './Timeline.module.css'

export type Moment = {
  icon: IconName
  title: string
  when?: ReactNode
  text?: ReactNode
  done?: boolean
  /** Read after the title of what is done. */ doneText?: string
}

/** The events after the order, joined by three lines. The lines are lit up to the last event that is done. */
export function Timeline({ items }: { items: readonly Moment[] }) {
  return (
    <ol className={styles.time}>
      {items.map(({ icon, title, when, text, done, doneText }) => (
        <li key={title} className={classes(styles.moment, done && styles.done)}>
          <span className={styles.box}>
            <Icon name={icon} />
          </span>
          <div className={styles.words}>
            <h3>
              {title}
              {done && doneText && <span className="sr">{doneText}</span>}
            </h3>
            {when && <p className={styles.when}>{when}</p>}
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

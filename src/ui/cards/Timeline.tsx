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
  /** Read after the title of a completed step. */ doneText?: string
}

/** The steps after the order, joined by three lines, which are lit up to the last completed step. */
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

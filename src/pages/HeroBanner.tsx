import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './HeroBanner.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** Shown above the title. */
  over?: ReactNode
  /** Shown below the words: links, steps, a number. */
  children?: ReactNode
  art: ReactNode
  /** 'low' is above a page's content, 'full' replaces it. */
  height?: 'low' | 'full'
  live?: boolean
}

/** Words on a dark field next to a mural. */
export function HeroBanner({ title, lead, over, children, art, height, live }: Props) {
  return (
    <section className={classes(styles.banner, height && styles[height])}>
      <div className={`on-anil ${styles.words}`}>
        {over ?? (height === 'full' && <span />)}
        <div className="stack" role={live ? 'status' : undefined}>
          <h1 className={height === undefined ? undefined : 'big'} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
      {art && <div className="art">{art}</div>}
    </section>
  )
}

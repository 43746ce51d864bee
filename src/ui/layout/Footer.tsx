import type { ReactNode } from 'react'
import { Anchor, type Target } from '../buttons/Anchor.tsx'
import { Strip } from '../art/Strip.tsx'
import styles from './Footer.module.css'

type Action = { onClick: () => void; to?: never; href?: never }
type Item = { label: string } & (Target | Action)
export type FooterColumn = { heading: string; items: readonly Item[] }

type Props = {
  brand: ReactNode
  tagline: string
  tools: ReactNode
  columns: readonly FooterColumn[]
  legal: readonly ReactNode[]
}

/** The footer of the campaign pages. */
export function Footer({ brand, tagline, tools, columns, legal }: Props) {
  return (
    <footer className="on-anil">
      <Strip />
      <div className={`wrap ${styles.foot}`}>
        <div className={styles.columns}>
          <div className="stack">
            {brand}
            <p className="meta">{tagline}</p>
            {tools}
          </div>
          {columns.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.label}>
                    <Entry {...item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.legal}>
          {legal.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </footer>
  )
}

/** A link, or a button that looks like one. */
function Entry({ label, ...leads }: Item) {
  if (!('onClick' in leads)) {
    return (
      <Anchor {...leads} className={styles.link}>
        {label}
      </Anchor>
    )
  }
  return (
    <button {...leads} type="button" className={styles.link} aria-haspopup="dialog">
      {label}
    </button>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type Target } from '../buttons/Anchor.tsx'
import { TileStrip } from '../art/TileStrip.tsx'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.css'

type Item = { label: string } & Target & Pick<ComponentProps<'a'>, 'onClick' | 'aria-haspopup'>
export type FooterColumn = { heading: string; items: readonly Item[] }

type Props = {
  tagline: string
  tools: ReactNode
  columns: readonly FooterColumn[]
  legal: readonly ReactNode[]
}

export function Footer({ tagline, tools, columns, legal }: Props) {
  return (
    <footer className="on-anil">
      <TileStrip />
      <div className={`wrap ${styles.foot}`}>
        <div className={styles.columns}>
          <div className="stack">
            <Brand />
            <p className="meta">{tagline}</p>
            {tools}
          </div>
          {columns.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.items.map(({ label, ...link }) => (
                  <li key={label}>
                    <Anchor {...link} className={styles.link}>
                      {label}
                    </Anchor>
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

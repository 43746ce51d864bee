import { useState } from 'react'
import styles from './Price.module.css'

export type PriceWords = {
  /** The price without discount, struck: 'De R$ 179,99'. */
  full?: string | undefined
  /** Screen readers read this before it: 'Preço sem desconto: '. */
  fullAs?: string | undefined
  int: string
  cents: string
  /** What stands before the figure, 'R$' if nothing else. */
  sign?: string
  per: string
  /** The whole price as a sentence: 'Por R$ 119,99 por mês'. */
  readAs: string
}

/** A monthly price set large. `--fs-n1` on a parent sets its size. A new price turns into its place. */
export function Price({ full, fullAs, sign = 'R$', int, cents, per, readAs }: PriceWords) {
  const [last, setLast] = useState({ readAs, turns: false })
  if (last.readAs !== readAs) setLast({ readAs, turns: true })
  return (
    <div className={styles.price}>
      {full && (
        <s className={styles.full}>
          {fullAs && <span className="sr">{fullAs}</span>}
          {full}
        </s>
      )}
      <p key={readAs} className={styles.value} data-turns={last.turns || undefined} aria-hidden="true">
        <small>{sign}</small>
        {int}
        <span>
          ,{cents}
          <i>{per}</i>
        </span>
      </p>
      <p className="sr">{readAs}</p>
    </div>
  )
}

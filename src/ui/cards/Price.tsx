import { useState } from 'react'
import styles from './Price.module.css'

export type PriceWords = {
  /** The price without discount, struck through, e.g. 'De R$ 179,99'. */
  full?: string | undefined
  /** Read before it by screen readers, e.g. 'Preço sem desconto: '. */
  fullAs?: string | undefined
  int: string
  cents: string
  /** The text before the figure, by default 'R$'. */
  sign?: string
  per: string
  /** The whole price as a sentence, e.g. 'Por R$ 119,99 por mês'. */
  readAs: string
}

/** A large monthly price. `--fs-n1` on a parent sets its size. A new price rotates into place. */
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

import { useEffect, useRef } from 'react'
import type { Bank } from '../../api/contract/bank.ts'
import { bankTexts } from '../../content/texts/order/bankAndVisitTexts.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Questions.module.css'

type Props = {
  id: string
  open: boolean
  banks: readonly Bank[]
  active: number
  chosen: string | undefined
  /** Whether the list is one line of the composer, above its quick replies. */
  within: boolean
  onTake: (bank: Bank) => void
}

/** The results of a bank search. Clicking one leaves the focus in the field. */
export function BankList({ id, open, banks, active, chosen, within, onTake }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-active]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={bankTexts.list}
        className={classes(styles.list, within && styles.within)}
        hidden={!open || banks.length === 0}
      >
        {banks.map((bank, at) => (
          <li
            key={bank.code}
            id={`${id}-${at}`}
            role="option"
            aria-selected={bank.code === chosen}
            data-active={at === active || undefined}
            className={classes(styles.option, at === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(bank)}
          >
            <b className="num">{bank.code}</b> {bank.name}
          </li>
        ))}
      </ul>
      <p role="status" className={banks.length > 0 ? 'sr' : within ? styles.none : undefined}>
        {open && (banks.length === 0 ? bankTexts.none : bankTexts.found(banks.length))}
      </p>
    </>
  )
}

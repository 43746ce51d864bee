import { useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Order.module.css'
import { OrderRows, type OrderRow } from './OrderRows.tsx'

export function ReviewGroup({ heading, rows }: { heading: string; rows: readonly OrderRow[] }) {
  const id = useId()
  return (
    <section className={classes(styles.order, styles.review)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <OrderRows rows={rows} />
    </section>
  )
}

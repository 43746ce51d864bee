import { type ReactNode, useId } from 'react'
import { PlanArt } from '../art/PlanArt.tsx'
import { classes } from '../classes.ts'
import styles from './Order.module.css'
import { OrderRows, type OrderRow } from './OrderRows.tsx'
import type { PlanFace } from './PlanCard.tsx'
import { Tiles } from '../art/Tiles.tsx'

/** The plan of an order, e.g. '600 Mega', 'com Globoplay'. */
export type OrderPlan = Pick<PlanFace, 'field' | 'strands'> & {
  name: string
  with?: string | undefined
  edit?: ReactNode
}

export type OrderWords = {
  heading: string
  plan?: OrderPlan | undefined
  /** Replaces the plan until one is chosen, e.g. 'Plano a escolher'. */
  noPlan: string
  rows: readonly OrderRow[]
  price?: ReactNode
}

/** The order so far. */
export function OrderSummary({ heading, ...contents }: OrderWords) {
  const id = useId()
  return (
    <section className={styles.order} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <OrderContents {...contents} />
    </section>
  )
}

/** The same summary without its own heading. */
export function OrderContents({ plan, noPlan, rows, price }: Omit<OrderWords, 'heading'>) {
  return (
    <>
      <OrderPlanLine plan={plan} noPlan={noPlan} />
      {rows.length > 0 && <OrderRows rows={rows} />}
      {price && <div className={styles.price}>{price}</div>}
    </>
  )
}

export function OrderPlanLine({
  plan,
  noPlan,
  className,
}: {
  plan: OrderPlan | undefined
  noPlan: string
  className?: string | undefined
}) {
  return (
    <div className={classes(styles.plan, className)}>
      <div className={styles.tile}>
        {plan ? <PlanArt strands={plan.strands} field={plan.field} form="tile" /> : <Tiles map="q2ua" />}
      </div>
      <p>
        {plan ? <b>{plan.name}</b> : noPlan}
        {plan?.with}
      </p>
      {plan?.edit}
    </div>
  )
}

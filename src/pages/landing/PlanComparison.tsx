import { useId, useState } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { comparisonTexts as texts } from '../../content/texts/landing/comparisonTexts.ts'
import { planTexts, speedName, speedParts } from '../../content/texts/planTexts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { PlanSpeed } from '../../ui/cards/PlanSpeed.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useIsDesktop } from '../../ui/layout/useIsDesktop.ts'
import { comparisonColumns, type Column, type Row } from './comparisonColumns.ts'
import styles from './PlanComparison.module.css'
import { useOrderPath } from './PlanCardActions.tsx'

/** The plans side by side in a table; on a phone one at a time. One plan alone is not compared. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const heading = useId()
  const isWide = useIsDesktop()
  const columns = comparisonColumns(plans)
  if (columns.length < 2) return null
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2 id={heading}>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        {isWide ? <Table columns={columns} labelledBy={heading} /> : <OneAtATime columns={columns} heading={heading} />}
      </div>
    </section>
  )
}

function OneAtATime({ columns, heading }: { columns: readonly Column[]; heading: string }) {
  const first = columns.find(({ plan }) => plan.sku === 'd300a') ?? columns[0]
  const [selected, select] = useState(first?.plan.sku ?? '')
  const tabs = columns.map((column) => ({
    id: column.plan.sku,
    label: speedName(column.plan.plan_download),
    panel: <Table columns={[column]} labelledBy={heading} />,
  }))
  return <Tabs label={texts.heading} tabs={tabs} selected={selected} onSelect={select} />
}

/** Scrolls sideways if it is wider than its page, with the row names in place. */
function Table({ columns, labelledBy }: { columns: readonly Column[]; labelledBy: string }) {
  return (
    <div className={styles.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{texts.what}</span>
            </th>
            {columns.map(({ plan, isBest }) => (
              <th key={plan.sku} scope="col" className={classes(isBest && styles.best)}>
                {isBest && <span className={styles.mark}>{planTexts.recommended}</span>}
                <PlanSpeed {...speedParts(plan.plan_download)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.rows.map(({ label }, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ plan, isBest, rows }) => (
                <td key={plan.sku} className={classes(isBest && styles.best)}>
                  <Cell value={rows[at]?.value ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="sr">{texts.take}</span>
            </th>
            {columns.map(({ plan, isBest }) => (
              <td key={plan.sku} className={classes(isBest && styles.best)}>
                <Take plan={plan} isBest={isBest} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Cell({ value }: Pick<Row, 'value'>) {
  if (typeof value === 'string') return value
  return (
    <>
      <span className={value ? styles.tick : styles.dash} aria-hidden="true" />
      <span className="sr">{value ? texts.yes : texts.no}</span>
    </>
  )
}

function Take({ plan, isBest }: Pick<Column, 'plan' | 'isBest'>) {
  return (
    <ButtonLink to={useOrderPath(plan)} look={isBest ? 'brand' : 'line'}>
      {texts.take} <span className="sr">{planTexts.about(plan.plan)}</span>
    </ButtonLink>
  )
}

import { useId, useState } from 'react'
import type { Plan } from '../../api/contract/plan.ts'
import { comparisonTexts as texts } from '../../content/texts/comparisonTexts.ts'
import { monthlyPrice, planTexts, speedName, speedParts } from '../../content/texts/planTexts.ts'
import { planGroups } from '../../funnel/plans/planGroups.ts'
import { Tiles } from '../../ui/art/Tiles.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { classes } from '../../ui/classes.ts'
import { PlanSpeed } from '../../ui/cards/PlanSpeed.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useWide } from '../../ui/layout/useWide.ts'
import { columnOf, type Column } from './compared.ts'
import styles from './Comparison.module.css'
import { useStartOf } from './TakeLinks.tsx'

/** The plans side by side: a row of them on a wide window, one at a time on a phone. One plan alone is not compared. */
export function Comparison({ plans }: { plans: readonly Plan[] }) {
  const heading = useId()
  const isWide = useWide()
  const columns = planGroups(plans).map(columnOf)
  if (columns.length < 2) return null
  return (
    <section className="section sunken">
      <div className="wrap">
        <div className="head">
          <h2 id={heading}>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        {isWide ? (
          <div className={columns.length === 2 ? styles.two : columns.length === 3 ? styles.three : undefined}>
            <Carousel
              labelledBy={heading}
              words={texts}
              slides={columns.map((column) => ({ id: column.plan.sku, content: <Compared {...column} beside /> }))}
            />
            <div className={classes('art', styles.wall)}>
              <Tiles map={flowers} pos="xMinYMin" />
            </div>
          </div>
        ) : (
          <OneAtATime columns={columns} />
        )}
      </div>
    </section>
  )
}

const flowers = `l0pu l1pu c2ap c3ap
  l1pu l0pu c1ap c0ap
  c2ap c3ap q2pu q3ps
  c1ap c0ap q1pu q0pu`

function OneAtATime({ columns }: { columns: readonly Column[] }) {
  const first = columns.find(({ plan }) => plan.sku === 'd300a') ?? columns[0]
  const [selected, select] = useState(first?.plan.sku ?? '')
  const tabs = columns.map((column) => ({
    id: column.plan.sku,
    label: speedName(column.plan.plan_download),
    panel: <Compared {...column} />,
  }))
  return <Tabs label={texts.heading} tabs={tabs} selected={selected} onSelect={select} />
}

function Compared({ plan, rows, beside }: Column & { beside?: boolean }) {
  return (
    <article className={classes(styles.plan, beside && styles.beside)}>
      <h3>
        <PlanSpeed {...speedParts(plan.plan_download)} />
      </h3>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Price {...monthlyPrice(plan.price_with_dacc, plan.price_full)} />
      <TextLink to={useStartOf(plan)} icon="arrow" about={planTexts.about(plan.plan)}>
        {texts.take}
      </TextLink>
    </article>
  )
}

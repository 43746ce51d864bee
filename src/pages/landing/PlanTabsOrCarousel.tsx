import { useState, type ReactNode } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import type { Advised } from '../../funnel/plans/recommendedPlan.ts'
import { planGroups, singlePlanGroup, type PlanGroup } from '../../funnel/plans/planGroups.ts'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { LandingPlanCard } from './LandingPlanCard.tsx'
import styles from './PlanTabsOrCarousel.module.css'

type Props = {
  /** A tab for each speed, or a row of all plans that moves by one card. */
  mode: 'tabs' | 'all'
  plans: readonly Plan[]
  advised: Advised
  onBenefits: (plan: Plan) => void
  /** The id of the heading above the list. */
  labelledBy: string
}

/** Plan lists that few campaigns use. */
export function PlanTabsOrCarousel({ mode, plans, advised, onBenefits, labelledBy }: Props) {
  const card = (group: PlanGroup) => <LandingPlanCard group={group} advised={advised} onBenefits={onBenefits} />
  return mode === 'tabs' ? (
    <BySpeed groups={planGroups(plans)} card={card} />
  ) : (
    <div className={styles.row}>
      <Carousel
        labelledBy={labelledBy}
        words={texts.list}
        slides={plans.map((plan) => ({ id: plan.sku, content: card(singlePlanGroup(plan)) }))}
      />
    </div>
  )
}

type BySpeedProps = { groups: readonly PlanGroup[]; card: (group: PlanGroup) => ReactNode }

function BySpeed({ groups, card }: BySpeedProps) {
  const [selected, select] = useState(groups[0]?.id ?? '')
  const tabs = groups.map((group) => ({
    id: group.id,
    label: speedName(group.first.plan_download),
    panel: (
      <div key={group.id} className={styles.one}>
        {card(group)}
      </div>
    ),
  }))
  return <Tabs label={texts.list.speeds} tabs={tabs} selected={selected} onSelect={select} />
}

import type { Plan } from '../../api/contract/sale/plan.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { Ribbon } from '../../ui/cards/Ribbon.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { choosePlanBadges } from './choosePlanBadges.ts'
import { AlternatingRibbon } from './lazyLandingParts.ts'
import styles from './Plans.module.css'

type Props = { plan: Plan; isCheapest: boolean; isRecommended: boolean | null; hasChoice: boolean }

/** A plan's badges, and the points that it gives. */
export function PlanRibbons({ plan, ...facts }: Props) {
  const { stillBadges } = useCampaign()
  const [first, ...others] = choosePlanBadges(plan, { ...facts, isStill: stillBadges === true })
  const points = plan.livelo_dacc_points
  return (
    <div className={styles.ribbons}>
      {first && (others.length === 0 ? <Ribbon text={first} /> : <AlternatingRibbon texts={[first, ...others]} />)}
      {points !== null && <Ribbon text={planTexts.points(points)} />}
    </div>
  )
}

import { useState } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { andText } from '../../api/contract/values/joinWords.ts'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { devicesAtOnce, planTexts } from '../../content/texts/planTexts.ts'
import type { Advised } from '../../funnel/plans/recommendedPlan.ts'
import { firstOn, planShown, plansOf, type PlanGroup } from '../../funnel/plans/planGroups.ts'
import { planAppearance } from '../../order/plans/planAppearance.ts'
import { PlanPrice } from '../../order/plans/PlanPrice.tsx'
import { planTicks } from '../../order/plans/planTicks.ts'
import { hasSwitches, StreamingSwitches } from '../../order/plans/StreamingSwitches.tsx'
import { PlanCard } from '../../ui/cards/PlanCard.tsx'
import { onUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { IncludedList } from '../../ui/cards/IncludedList.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { BenefitIcons } from './lazyLandingParts.ts'
import styles from './Plans.module.css'
import { PlanRibbons } from './PlanRibbons.tsx'
import { OrderPlanButton, useCardTexts, WhatsappLink } from './PlanCardActions.tsx'
import { planMark } from './useScrollToPlan.ts'

type Props = { group: PlanGroup; advised: Advised; onBenefits: (plan: Plan) => void }

/** A speed with its streaming and one order button. Alternatives are quiet links below. */
export function LandingPlanCard({ group, advised: { cheapest, recommended }, onBenefits }: Props) {
  const [on, setOn] = useState(() => firstOn(group))
  const plan = planShown(group, on)
  const switches = hasSwitches(group)
  const slugs = slugsOf(plan, !switches)
  const isRecommended = recommended && plansOf(group).includes(recommended)
  return (
    <PlanCard
      {...planAppearance(plan)}
      mark={planMark(plan.sku)}
      ribbon={<PlanRibbons isCheapest={plan === cheapest} hasChoice={switches} {...{ plan, isRecommended }} />}
      price={<PlanPrice plan={plan} />}
      actions={<OrderPlanButton plan={plan} asks />}
      more={
        <div className={styles.more}>
          <WhatsappLink plan={plan} />
          <Benefits plan={plan} onOpen={onBenefits} />
        </div>
      }
    >
      {switches && <StreamingSwitches group={group} on={on} onSwitch={setOn} />}
      <IncludedList items={broughtBy(plan, !switches)} />
      <div className={styles.icons}>
        <BenefitIcons key={slugs} slugs={slugs} />
      </div>
    </PlanCard>
  )
}

/** The link opens a drawer. Until its code is loaded, it leads to the names below, which the hash makes visible. */
function Benefits({ plan, onOpen }: { plan: Plan; onOpen: Props['onBenefits'] }) {
  const named = `beneficios-${plan.sku}`
  return (
    <>
      <TextLink href={`#${named}`} about={planTexts.of(plan.plan)} onClick={onUnmodifiedClick(() => onOpen(plan))}>
        {useBenefitsName(plan)}
      </TextLink>
      <p id={named} className={styles.benefits}>
        {andText(plan.benefits.map(({ benefit }) => benefit))}
      </p>
    </>
  )
}

/** The label in the style of the campaign's cards: older ones name the streaming. */
function useBenefitsName({ subscriptions }: Plan): string {
  const { card } = useCampaign()
  const { benefits } = useCardTexts()
  return card === 'old' && subscriptions.length > 0 ? texts.online : benefits
}

/** A plan's contents, between its speed and its price. Its points are shown above the card. */
function broughtBy(plan: Plan, withStreaming: boolean): string[] {
  const devices = devicesAtOnce[plan.plan_download]
  return [
    ...(devices === undefined ? [] : [texts.devices(devices)]),
    ...planTicks({ ...plan, livelo_dacc_points: null }, withStreaming),
    texts.installation(plan.offer.installation),
  ]
}

/** All extras of a plan; if its streaming is switchable, only the others. */
const slugsOf = ({ benefits, subscriptions }: Plan, withStreaming: boolean) =>
  benefits
    .map(({ slug }) => slug)
    .filter((slug) => withStreaming || !subscriptions.some((each) => each === slug))
    .join(' ')

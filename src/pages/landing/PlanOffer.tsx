import { useState } from 'react'
import type { Plan } from '../../api/contract/plan.ts'
import { andText } from '../../api/contract/values/lists.ts'
import { offerTexts as texts } from '../../content/texts/landingTexts.ts'
import { devicesAtOnce, monthlyPrice, planTexts } from '../../content/texts/planTexts.ts'
import { firstOn, planShown, type PlanGroup } from '../../funnel/plans/planGroups.ts'
import { planFace } from '../../order/plans/planFace.ts'
import { planTicks } from '../../order/plans/planTicks.ts'
import { hasSwitches, StreamingSwitches } from '../../order/plans/StreamingSwitches.tsx'
import { PlanCard } from '../../ui/cards/PlanCard.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { onPlainPress } from '../../ui/buttons/plainPress.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Ticks } from '../../ui/cards/Ticks.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import styles from './Plans.module.css'
import { PlanRibbons } from './PlanRibbons.tsx'
import { TakeLink, useCardTexts, WhatsappLink } from './TakeLinks.tsx'
import { planMark } from './usePlanMark.ts'

type Props = { group: PlanGroup; best: Plan | null; onBenefits: (plan: Plan) => void }

/** A speed with its streaming and one button to take it. Other ways are quiet links below. */
export function PlanOffer({ group, best, onBenefits }: Props) {
  const [on, setOn] = useState(() => firstOn(group))
  const plan = planShown(group, on)
  const switches = hasSwitches(group)
  return (
    <PlanCard
      {...planFace(plan)}
      mark={planMark(plan.sku)}
      ribbon={<PlanRibbons plan={plan} isCheapest={plan === best} hasChoice={switches} />}
      price={<PriceOverTime plan={plan} />}
      actions={<TakeLink plan={plan} asks />}
      more={
        <div className={styles.more}>
          <WhatsappLink plan={plan} />
          <Benefits plan={plan} onOpen={onBenefits} />
        </div>
      }
    >
      {switches && <StreamingSwitches group={group} on={on} onSwitch={setOn} />}
      <Ticks items={broughtBy(plan, !switches)} />
    </PlanCard>
  )
}

/** The price of a month, on what it depends, and what follows. */
function PriceOverTime({ plan }: { plan: Plan }) {
  const { price_with_dacc, price_full, price, offer } = plan
  return (
    <>
      <Price {...monthlyPrice(price_with_dacc, price_full)} />
      <p className="meta">
        {planTexts.condition(offer.months, price)} {planTexts.later(offer)}
      </p>
    </>
  )
}

/** The link leads to their names below it, which its address shows, until the code for the drawer is here. */
function Benefits({ plan, onOpen }: { plan: Plan; onOpen: Props['onBenefits'] }) {
  const named = `beneficios-${plan.sku}`
  return (
    <>
      <TextLink href={`#${named}`} about={planTexts.of(plan.plan)} onClick={onPlainPress(() => onOpen(plan))}>
        {useBenefitsName(plan)}
      </TextLink>
      <p id={named} className={styles.benefits}>
        {andText(plan.benefits.map(({ benefit }) => benefit))}
      </p>
    </>
  )
}

/** The older cards call it by what it leads to. */
function useBenefitsName({ subscriptions }: Plan): string {
  const { card } = useCampaign()
  const { benefits } = useCardTexts()
  return card === 'old' && subscriptions.length > 0 ? texts.online : benefits
}

/** The contents of a plan, between its speed and its price. Its points stand over the card. */
function broughtBy(plan: Plan, withStreaming: boolean): string[] {
  const devices = devicesAtOnce[plan.plan_download]
  return [
    ...(devices === undefined ? [] : [texts.devices(devices)]),
    ...planTicks({ ...plan, livelo_dacc_points: null }, withStreaming),
    texts.installation(plan.offer.installation),
  ]
}

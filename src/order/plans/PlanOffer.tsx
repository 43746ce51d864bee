import { useState } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { money } from '../../api/contract/values/money.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { planShown, type PlanGroup, type SwitchOn } from '../../funnel/plans/planGroups.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PlanCard } from '../../ui/cards/PlanCard.tsx'
import { PlanRow } from '../../ui/cards/PlanRow.tsx'
import { Ribbon } from '../../ui/cards/Ribbon.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { IncludedList } from '../../ui/cards/IncludedList.tsx'
import { BenefitsDrawer } from './BenefitsDrawer.tsx'
import { planAppearance } from './planAppearance.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { planTicks } from './planTicks.ts'
import { hasSwitches, StreamingSwitches } from './StreamingSwitches.tsx'

export type PlanOfferProps = {
  group: PlanGroup
  on: SwitchOn
  /** The SKU of the order's plan so far. */
  chosen: string
  cheapest: string | undefined
  recommended: string | undefined
  /** Whether a row is open at first. */
  opens: boolean
  onSwitch: (on: SwitchOn) => void
  onTake: (sku: string) => void
}

/** A card, or a row that opens, for a speed that the visitor can order. */
export function PlanOffer({ row, ...props }: PlanOfferProps & { row: boolean }) {
  const [open, setOpen] = useState(false)
  const plan = planShown(props.group, props.on)
  const more = (
    <TextButton about={planTexts.of(plan.plan)} onClick={() => setOpen(true)}>
      {planTexts.benefits}
    </TextButton>
  )
  return (
    <>
      {row ? <RowOffer {...props} plan={plan} more={more} /> : <StandingOffer {...props} plan={plan} more={more} />}
      <BenefitsDrawer plan={plan} open={open} onClose={() => setOpen(false)} footer={<PlanPrice plan={plan} />} />
    </>
  )
}

type Dressed = PlanOfferProps & { plan: Plan; more: React.ReactNode }

function StandingOffer({ group, on, chosen, plan, more, onSwitch, onTake, ...advised }: Dressed) {
  const mark = markOf(plan, advised)
  return (
    <PlanCard
      {...planAppearance(plan)}
      ribbon={mark && <Ribbon text={mark} />}
      price={<PlanPrice plan={plan} />}
      actions={<TakeButton plan={plan} chosen={chosen} onTake={onTake} />}
      more={more}
    >
      {hasSwitches(group) && <StreamingSwitches group={group} on={on} onSwitch={onSwitch} />}
      <IncludedList items={planTicks(plan, !hasSwitches(group))} />
    </PlanCard>
  )
}

function RowOffer({ group, on, chosen, opens, plan, more, onSwitch, onTake, ...advised }: Dressed) {
  return (
    <PlanRow
      {...planAppearance(plan)}
      label={plan.plan}
      extra={plan.subscriptions.length > 0 ? orderPanelTexts.with(streamingNames(plan.subscriptions)) : ''}
      price={orderPanelTexts.each(money(plan.price_with_dacc))}
      mark={markOf(plan, advised)}
      opens={opens}
    >
      {plan.sku === advised.recommended && <p className="meta">{planTexts.why}</p>}
      {hasSwitches(group) ? (
        <StreamingSwitches group={group} on={on} onSwitch={onSwitch} />
      ) : (
        <IncludedList items={planTicks(plan)} />
      )}
      <PlanPrice plan={plan} />
      <TakeButton plan={plan} chosen={chosen} onTake={onTake} />
      <p>{more}</p>
    </PlanRow>
  )
}

/** The label of a recommended or cheapest plan. */
function markOf({ sku }: Plan, { recommended, cheapest }: Pick<PlanOfferProps, 'recommended' | 'cheapest'>) {
  if (sku === recommended) return planTexts.recommended
  return sku === cheapest ? planTexts.cheapest : undefined
}

function TakeButton({ plan, chosen, onTake }: Pick<Dressed, 'plan' | 'chosen' | 'onTake'>) {
  return (
    <Button split icon="arrow" onClick={() => onTake(plan.sku)}>
      {plan.sku === chosen ? planTexts.keep : planTexts.take}
      <span className="sr">, {plan.plan}</span>
    </Button>
  )
}

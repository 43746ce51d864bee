import { useState } from 'react'
import type { Plan } from '../../../api/contract/sale/plan.ts'
import { planAdviserTexts as texts } from '../../../content/texts/landing/planAdviserTexts.ts'
import { devicesAtOnce, planTexts, speedName, speedParts } from '../../../content/texts/planTexts.ts'
import { megaFor, planFor } from '../../../funnel/plans/recommendedPlan.ts'
import { PlanPrice } from '../../../order/plans/PlanPrice.tsx'
import { PlanSpeed } from '../../../ui/cards/PlanSpeed.tsx'
import { ChoiceCards } from '../../../ui/choices/ChoiceCards.tsx'
import { SwipeableDrawer } from '../../../ui/feedback/SwipeableDrawer.tsx'
import { OrderPlanButton } from '../PlanCardActions.tsx'
import styles from './PlanAdviser.module.css'

type Props = {
  plans: readonly Plan[]
  /** The plan for most homes, recommended before any answer. */
  most: Plan
  open: boolean
  onClose: () => void
}

/** Asks two questions in a drawer, and shows below the plan that the conversation would recommend, and why. */
export function PlanAdviser({ plans, most, open, onClose }: Props) {
  const [people, setPeople] = useState('')
  const [purpose, setPurpose] = useState('')
  const { plan, reason } = advised({ plans, most, people, purpose })
  return (
    <SwipeableDrawer
      open={open}
      onClose={onClose}
      title={planTexts.which}
      closeLabel={planTexts.close}
      footer={
        <>
          <h3>
            <PlanSpeed {...speedParts(plan.plan_download)} />
          </h3>
          <output aria-live="polite">{reason}</output>
          <PlanPrice plan={plan} />
          <OrderPlanButton plan={plan} />
        </>
      }
    >
      <div className={styles.asked}>
        <ChoiceCards {...texts.people} name="pessoas" defaultValue={people} onChoose={setPeople} />
        <ChoiceCards {...texts.purpose} name="uso" defaultValue={purpose} onChoose={setPurpose} />
      </div>
    </SwipeableDrawer>
  )
}

type Asked = Pick<Props, 'plans' | 'most'> & { people: string; purpose: string }

/** The plan for the answers so far, and why. */
function advised({ plans, most, people, purpose }: Asked): { plan: Plan; reason: string } {
  if (people + purpose === '') return { plan: most, reason: planTexts.why }
  const use = texts.purpose.options.find(({ value }) => value === purpose)
  const mega = megaFor({ people: Number(people), purpose: use?.value })
  const plan = planFor(plans, mega) ?? most
  const { plan_download: speed } = plan
  const reason = texts.reason({
    people: texts.people.options.find(({ value }) => value === people)?.told,
    purpose: use?.told,
    speed: speedName(speed),
    isEnough: speed >= mega,
    devices: devicesAtOnce[speed] ?? 0,
  })
  return { plan, reason }
}

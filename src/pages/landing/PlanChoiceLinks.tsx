import { useState } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { planTexts as texts } from '../../content/texts/planTexts.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { onUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'

const PlanAdviser = rarePart(async () => (await import('./drawers/PlanAdviser.tsx')).PlanAdviser)

/** Help to choose between plans, if one is recommended. Until the code is loaded, both links lead to the comparison. */
export function PlanChoiceLinks({ plans }: { plans: readonly Plan[] }) {
  const [asked, setAsked] = useState<'open' | 'closed'>()
  const most = recommended(plans)
  if (!most) return null
  return (
    <div className="row">
      <TextLink href="#comparar" icon="faq" onClick={onUnmodifiedClick(() => setAsked('open'))}>
        {texts.which}
      </TextLink>
      <TextLink href="#comparar">{texts.compare}</TextLink>
      {asked && <PlanAdviser {...{ plans, most }} open={asked === 'open'} onClose={() => setAsked('closed')} />}
    </div>
  )
}

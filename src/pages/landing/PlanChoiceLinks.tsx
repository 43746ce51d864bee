import { useState } from 'react'
import type { Plan } from '../../api/contract/plan.ts'
import { planTexts as texts } from '../../content/texts/planTexts.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { onUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'

const PlanAdviser = rarePart(async () => (await import('./drawers/PlanAdviser.tsx')).PlanAdviser)

/** Ways to choose between plans of which one is recommended. Both lead to the comparison until the code is here. */
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

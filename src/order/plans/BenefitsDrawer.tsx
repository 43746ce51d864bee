import type { ReactNode } from 'react'
import type { Plan } from '../../api/contract/plan.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { PlanArt } from '../../ui/art/PlanArt.tsx'
import { Drawer } from '../../ui/feedback/Drawer.tsx'
import { PlanSpeed } from '../../ui/cards/PlanSpeed.tsx'
import { BenefitList } from './BenefitList.tsx'
import { planAppearance } from './planAppearance.ts'

type Props = { plan: Plan; open: boolean; onClose: () => void; footer?: ReactNode }

/** A drawer with all benefits of a plan. */
export function BenefitsDrawer({ plan, open, onClose, footer }: Props) {
  const { speed, unit, field, strands } = planAppearance(plan)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={<PlanSpeed speed={speed} unit={unit} />}
      closeLabel={planTexts.close}
      field={field}
      art={<PlanArt strands={strands} field={field} form="wide" />}
      footer={footer}
    >
      <h3>{planTexts.benefitsTitle}</h3>
      <BenefitList plan={plan} />
    </Drawer>
  )
}

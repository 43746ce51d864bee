import type { ReactNode } from 'react'
import type { Plan } from '../../api/contract/plan.ts'
import { planTexts } from '../../content/planTexts.ts'
import { PlanArt } from '../art/PlanArt.tsx'
import { Drawer } from '../Drawer.tsx'
import { PlanSpeed } from '../PlanSpeed.tsx'
import { BenefitList } from './BenefitList.tsx'
import { planFace } from './planFace.ts'

type Props = { plan: Plan; open: boolean; onClose: () => void; footer?: ReactNode }

/** Everything that comes with a plan. */
export function BenefitsDrawer({ plan, open, onClose, footer }: Props) {
  const { speed, unit, field, strands } = planFace(plan)
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

import type { ReactNode } from 'react'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { PlanArt } from '../../ui/art/PlanArt.tsx'
import { Drawer } from '../../ui/feedback/Drawer.tsx'
import { PlanSpeed } from '../../ui/cards/PlanSpeed.tsx'
import { benefitText } from '../../content/texts/benefitTexts.ts'
import { AppIcon } from '../../ui/art/AppIcon.tsx'
import { benefitIcon } from './benefitIcon.ts'
import styles from './BenefitsDrawer.module.css'
import { planAppearance } from './planAppearance.ts'

type Props = { plan: Plan; open: boolean; onClose: () => void; footer?: ReactNode }

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
      <ul className={styles.perks}>
        {plan.benefits.map(({ slug, benefit }) => (
          <li key={slug}>
            <AppIcon name={benefitIcon(slug)} className={styles.perk} />
            <p>
              <b>{benefit}</b>
              {benefitText(slug)}
            </p>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

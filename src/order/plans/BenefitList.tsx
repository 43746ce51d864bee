import type { Plan } from '../../api/contract/plan.ts'
import { benefitText } from '../../content/texts/benefitTexts.ts'
import { AppIcon } from '../../ui/art/AppIcon.tsx'
import { benefitIcon } from './benefitIcon.ts'
import styles from './BenefitList.module.css'

/** The benefits of a plan, each with its tile. */
export function BenefitList({ plan }: { plan: Plan }) {
  return (
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
  )
}

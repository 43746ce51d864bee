import { AppIcon } from '../../ui/art/AppIcon.tsx'
import { benefitIcon } from '../../order/plans/benefitIcon.ts'
import styles from './BenefitIcons.module.css'

/** A row of tiles of what comes with a plan, by its slugs. Their names stand with the plan's benefits. */
export function BenefitIcons({ slugs }: { slugs: string }) {
  return (
    <div className={styles.icons}>
      {[...new Set(slugs.split(' ').map(benefitIcon))].map((name) => (
        <AppIcon key={name} name={name} />
      ))}
    </div>
  )
}

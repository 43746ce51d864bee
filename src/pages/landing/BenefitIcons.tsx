import { AppIcon } from '../../ui/art/AppIcon.tsx'
import { benefitIcon } from '../../order/plans/benefitIcon.ts'
import styles from './BenefitIcons.module.css'

/** A row of tiles for a plan's extras, by slug. Their names are listed with the plan's benefits. */
export function BenefitIcons({ slugs }: { slugs: string }) {
  return (
    <div className={styles.icons}>
      {[...new Set(slugs.split(' ').map(benefitIcon))].map((name) => (
        <AppIcon key={name} name={name} />
      ))}
    </div>
  )
}

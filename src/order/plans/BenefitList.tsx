import type { Plan } from '../../api/contract/plan.ts'
import { benefitText } from '../../content/texts/benefitTexts.ts'
import { AppIcon, type AppIconName } from '../../ui/art/AppIcon.tsx'
import styles from './BenefitList.module.css'

/** The benefits of a plan, each with its tile. */
export function BenefitList({ plan }: { plan: Plan }) {
  return (
    <ul className={styles.perks}>
      {plan.benefits.map(({ slug, benefit }) => (
        <li key={slug}>
          <AppIcon name={icons[slug] ?? 'streaming'} className={styles.perk} />
          <p>
            <b>{benefit}</b>
            {benefitText(slug)}
          </p>
        </li>
      ))}
    </ul>
  )
}

const icons: Record<string, AppIconName> = {
  deezer: 'audio',
  'aya-books': 'audio',
  'aya-bancah': 'press',
  'band-news': 'press',
  babbel: 'courses',
  'aya-ensinah': 'courses',
  'seguranca-digital': 'safety',
  'games-club': 'children',
}

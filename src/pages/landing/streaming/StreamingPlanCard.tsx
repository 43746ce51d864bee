import type { Plan } from '../../../api/contract/sale/plan.ts'
import { streamingNames } from '../../../api/contract/sale/streamingNames.ts'
import { monthlyPrice, planTexts, speedName } from '../../../content/texts/planTexts.ts'
import { streamingTexts as texts } from '../../../content/texts/landing/streamingTexts.ts'
import { streamingsOf } from '../../../funnel/plans/planGroups.ts'
import { benefitIcon } from '../../../order/plans/benefitIcon.ts'
import { AppIcon } from '../../../ui/art/AppIcon.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Price } from '../../../ui/cards/Price.tsx'
import styles from './StreamingSection.module.css'

/** A plan with its streaming in few words. The whole card links to the pages of its order. */
export function StreamingPlanCard({ plan }: { plan: Plan }) {
  return (
    <li className={styles.card}>
      <p className={styles.label}>
        {streamingsOf(plan).map((streaming) => (
          <AppIcon key={streaming} name={benefitIcon(streaming)} />
        ))}
        {texts.label}
      </p>
      <h3>
        {speedName(plan.plan_download)} <span>{streamingNames(plan.subscriptions)}</span>
      </h3>
      <Price {...monthlyPrice(plan.price_with_dacc, plan.price_full)} sign={texts.by} />
      <p className="meta">{planTexts.conditionInShort(plan.offer, plan.price_with_dacc)}</p>
      <TextLink to={`/checkout/cep/?s=${plan.sku}`} icon="arrow" about={planTexts.about(plan.plan)}>
        {texts.go}
      </TextLink>
    </li>
  )
}

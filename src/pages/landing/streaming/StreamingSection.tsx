import type { Plan } from '../../../api/contract/sale/plan.ts'
import { streamingTexts as texts } from '../../../content/texts/landing/streamingTexts.ts'
import { streamingOrder } from '../../../api/contract/sale/streamings.ts'
import { cheapest, streamingsOf } from '../../../funnel/plans/planGroups.ts'
import { ScrollRow } from '../../../ui/layout/ScrollRow.tsx'
import { StreamingPlanCard } from './StreamingPlanCard.tsx'
import { StreamingFacts } from './StreamingFacts.tsx'
import styles from './StreamingSection.module.css'

/** The plans with streaming, and the contents of each streaming. Renders nothing if none is sold. */
export function StreamingSection({ plans }: { plans: readonly Plan[] }) {
  const sold = plans.filter((plan) => streamingsOf(plan).length > 0)
  const shown = leastOf(sold)
  const [first] = shown
  if (!first) return null
  return (
    <section className="section" id="streaming">
      <ScrollRow
        heading={texts.heading}
        lead={texts.lead(first.offer.months)}
        back={texts.back}
        on={texts.on}
        isOne={shown.length === 1}
      >
        <ul className={styles.cards}>
          {shown.map((plan) => (
            <StreamingPlanCard key={plan.sku} plan={plan} />
          ))}
        </ul>
      </ScrollRow>
      <StreamingFacts plans={sold} />
    </section>
  )
}

/** The cheapest plan for each streaming, and the cheapest from a Giga on with any. */
function leastOf(plans: readonly Plan[]): Plan[] {
  const giga = plans.filter(({ plan_download }) => plan_download >= 1000)
  const byStreaming = streamingOrder.map((streaming) => plans.filter((plan) => streamingsOf(plan).includes(streaming)))
  const least = [...byStreaming, giga].map(cheapest)
  return [...new Set(least)].filter((plan) => plan !== null)
}

import type { Plan } from '../../../api/contract/plan.ts'
import { streamingTexts as texts } from '../../../content/texts/streamingTexts.ts'
import { streamingOrder } from '../../../content/streamings.ts'
import { ScrollRow } from '../../../ui/layout/ScrollRow.tsx'
import { MiniCard } from './MiniCard.tsx'
import { StreamingFacts } from './StreamingFacts.tsx'
import styles from './Streamings.module.css'

/** The plans with streaming, and what each streaming brings. Where none is sold there is nothing to tell. */
export function Streamings({ plans }: { plans: readonly Plan[] }) {
  const shown = plans.filter(hasStreaming)
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
            <MiniCard key={plan.sku} plan={plan} />
          ))}
        </ul>
      </ScrollRow>
      <StreamingFacts plans={shown} />
    </section>
  )
}

const hasStreaming = ({ subscriptions }: Plan) => streamingOrder.some((streaming) => subscriptions.includes(streaming))

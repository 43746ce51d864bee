import { identityTexts } from '../../content/checkoutTexts.ts'
import { reviewTexts } from '../../content/reviewTexts.ts'
import { shown } from '../../funnel/show.ts'
import { rowOf } from '../../ui/order/useOrder.tsx'
import { useStory } from '../../ui/order/useStory.ts'
import { OrderRows } from '../../ui/OrderRows.tsx'
import { usePageOf } from './usePageAt.ts'
import styles from './StepPage.module.css'

const compared = ['document', 'birthDate', 'motherName'] as const

/** The answers that an identity is compared by, each with its way to correct it. */
export function IdentityRows() {
  const story = useStory()
  const pageOf = usePageOf()
  const rows = compared.map((key) => rowOf({ key, label: reviewTexts.rows[key], value: shown(story, key) }, pageOf))
  return (
    <section aria-labelledby="conferir">
      <h2 id="conferir" className={styles.small}>
        {identityTexts.again.check}
      </h2>
      <OrderRows rows={rows} />
    </section>
  )
}

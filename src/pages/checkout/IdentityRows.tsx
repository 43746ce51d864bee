import type { Key } from '../../content/answers.ts'
import { checkoutTexts, identityTexts } from '../../content/checkoutTexts.ts'
import { reviewTexts } from '../../content/reviewTexts.ts'
import { shown } from '../../funnel/show.ts'
import { OrderRows } from '../../ui/OrderRows.tsx'
import { useStory } from '../../ui/order/useStory.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageOf } from './pageOf.ts'
import styles from './StepPage.module.css'

const compared = ['document', 'birthDate', 'motherName'] as const satisfies readonly Key[]

/** The answers that an identity is compared by, each with its way to correct it. */
export function IdentityRows() {
  const story = useStory()
  const rows = compared.map((key) => ({
    label: reviewTexts.rows[key],
    value: shown(story, key),
    edit: (
      <TextLink to={pageOf(key)} about={reviewTexts.rows[key].toLowerCase()} small>
        {checkoutTexts.edit}
      </TextLink>
    ),
  }))
  return (
    <section aria-labelledby="conferir">
      <h2 id="conferir" className={styles.small}>
        {identityTexts.again.check}
      </h2>
      <OrderRows rows={rows} />
    </section>
  )
}

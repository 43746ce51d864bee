import { identityTexts } from '../../content/checkoutTexts.ts'
import { reviewTexts } from '../../content/reviewTexts.ts'
import { shown } from '../../funnel/show.ts'
import { doesAsk } from '../../funnel/story.ts'
import { OrderRows } from '../OrderRows.tsx'
import styles from './Order.module.css'
import { rowOf, type EditPath } from './useOrder.tsx'
import { useStory } from './useStory.ts'

const compared = ['document', 'birthDate', 'motherName'] as const

type Props = { editPath: EditPath; heading?: 'h2' | 'h3' }

/** The answers that an identity is compared by, those that this order asks, each with its way to correct it. */
export function IdentityRows({ editPath, heading: Heading = 'h2' }: Props) {
  const story = useStory()
  const asked = compared.filter((key) => doesAsk(story, key))
  return (
    <section aria-labelledby="conferir">
      <Heading id="conferir" className={styles.sub}>
        {identityTexts.again.check}
      </Heading>
      <OrderRows rows={asked.map((key) => rowOf({ key, label: reviewTexts.rows[key], value: shown(story, key) }, editPath))} />
    </section>
  )
}

import { reviewLabel } from '../../content/questions/questions.ts'
import { identityTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { doesAsk } from '../../funnel/answersAndFacts.ts'
import { OrderRows } from '../../ui/cards/OrderRows.tsx'
import styles from '../Order.module.css'
import { rowOf, type EditPath } from '../useOrderSummary.tsx'
import { useKnowledge } from '../useKnowledge.ts'

const compared = ['document', 'birthDate', 'motherName'] as const

type Props = { editPath: EditPath; heading?: 'h2' | 'h3' }

/** The answers that identify the visitor, each with a link to correct it. */
export function IdentityRows({ editPath, heading: Heading = 'h2' }: Props) {
  const knowledge = useKnowledge()
  const asked = compared.filter((key) => doesAsk(knowledge, key))
  return (
    <section aria-labelledby="conferir">
      <Heading id="conferir" className={styles.sub}>
        {identityTexts.again.check}
      </Heading>
      <OrderRows
        rows={asked.map((key) => rowOf({ key, label: reviewLabel(key), value: showAnswer(knowledge, key) }, editPath))}
      />
    </section>
  )
}

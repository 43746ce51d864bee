import type { Key } from '../../../content/questions/answers.ts'
import { checkoutTexts } from '../../../content/texts/order/checkoutTexts.ts'
import { whyQuestionAsked } from '../../../funnel/views/whyQuestionAsked.ts'
import { Icon } from '../../../ui/art/Icon.tsx'
import { useKnowledge } from '../../../order/useKnowledge.ts'
import styles from './StepPage.module.css'

/** 'Por que pedimos isso?': the reasons of a page's questions, without those that its lead already gives. */
export function WhyWeAsk({ keys, said }: { keys: readonly Key[]; said?: string | undefined }) {
  const knowledge = useKnowledge()
  const reasons = [...new Set(keys.map((key) => whyQuestionAsked(key, knowledge)))].filter(
    (why) => why !== '' && why !== said,
  )
  if (reasons.length === 0) return null
  return (
    <details className={styles.why}>
      <summary>
        <Icon name="faq" small />
        {checkoutTexts.why}
      </summary>
      {reasons.map((why) => (
        <p key={why}>{why}</p>
      ))}
    </details>
  )
}

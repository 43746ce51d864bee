import type { Key } from '../../content/answers.ts'
import { checkoutTexts } from '../../content/checkoutTexts.ts'
import { reasonFor } from '../../funnel/reasonFor.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStory } from '../../ui/order/useStory.ts'
import styles from './StepPage.module.css'

/** 'Por que pedimos isso?': the reasons of the questions on a page that its lead does not say already. */
export function Why({ keys, said }: { keys: readonly Key[]; said?: string | undefined }) {
  const story = useStory()
  const reasons = [...new Set(keys.map((key) => reasonFor(key, story)))].filter((why) => why !== '' && why !== said)
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

import type { Key } from '../../../content/questions/answers.ts'
import { quizTexts } from '../../../content/texts/order/quizTexts.ts'
import { Icon } from '../../../ui/art/Icon.tsx'
import styles from '../steps/StepPage.module.css'

/** Warns that a change makes the passed quiz start again. */
export function QuizRestartWarning({ keys }: { keys: readonly Key[] }) {
  return (
    <p className={styles.again}>
      <Icon name="alert" small />
      {quizTexts.again(keys)}
    </p>
  )
}

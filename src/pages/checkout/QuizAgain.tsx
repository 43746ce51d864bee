import type { Key } from '../../content/answers.ts'
import { quizTexts } from '../../content/quizTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './StepPage.module.css'

/** Said before a change that has the quiz, which was passed, asked again. */
export function QuizAgain({ keys }: { keys: readonly Key[] }) {
  return (
    <p className={styles.again}>
      <Icon name="alert" small />
      {quizTexts.again(keys)}
    </p>
  )
}

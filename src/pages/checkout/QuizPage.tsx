import { quizPageTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { quizTexts } from '../../content/quizTexts.ts'
import { Assemble } from '../../ui/art/Assemble.tsx'
import { QuizQuestion } from '../../ui/order/QuizQuestion.tsx'
import { useQuiz } from '../../ui/order/useQuiz.ts'
import { ChatLink } from './ChatLink.tsx'
import { PersonLink } from './PersonLink.tsx'
import styles from './QuizPage.module.css'
import { StepPage } from './StepPage.tsx'
import { Trouble, useTrouble } from './Trouble.tsx'
import { pageHeading, useHeadingFocus } from './useHeadingFocus.ts'

/** The questions that confirm who is ordering, one a page, and the wait around them while the order is assessed. */
export function QuizPage({ screen }: { screen: Screen }) {
  const quiz = useQuiz()
  const error = useTrouble(screen.needs)
  useHeadingFocus(quiz?.question?.id)
  if (quiz) {
    const { question, number, total } = quiz
    const words = question ? { title: question.text, lead: quizPageTexts.place(quizTexts.place(number, total)) } : quizPageTexts.waiting
    return (
      <StepPage screen={screen} {...words}>
        <QuizQuestion legendHidden />
        <ChatLink screen={screen.id} />
      </StepPage>
    )
  }
  return (
    <StepPage screen={screen} {...(error === undefined ? quizPageTexts.waiting : quizPageTexts.failed)}>
      {error === undefined && <Assessing />}
      <Trouble facts={screen.needs} title={quizPageTexts.failed.title} inPlace={pageHeading} />
      <PersonLink step={screen.title} />
    </StepPage>
  )
}

function Assessing() {
  return (
    <div className={`art ${styles.tiles}`} role="status" aria-label={quizPageTexts.waiting.title}>
      <Assemble />
    </div>
  )
}

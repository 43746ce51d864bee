import { quizPageTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { quizTexts } from '../../../content/texts/order/quizTexts.ts'
import { TileAssembly } from '../../../ui/art/TileAssembly.tsx'
import { QuizQuestion } from '../../../order/quiz/QuizQuestion.tsx'
import { useRiskQuizNow } from '../../../order/quiz/useRiskQuizNow.ts'
import { ChatLink } from '../ChatLink.tsx'
import { HumanContactLink } from './HumanContactLink.tsx'
import styles from './QuizPage.module.css'
import { StepPageLayout } from '../steps/StepPageLayout.tsx'
import { LookupFailed, useLookupError } from '../wait/LookupFailed.tsx'
import { pageHeading, useHeadingFocus } from '../useHeadingFocus.ts'

/** The questions that confirm the visitor's identity, one per page, and the wait for the risk decision. */
export function QuizPage({ screen }: { screen: Screen }) {
  const quiz = useRiskQuizNow()
  const error = useLookupError(screen.needs)
  useHeadingFocus(quiz?.question?.id)
  if (quiz) {
    const { question, number, total } = quiz
    const words = question
      ? { title: question.text, lead: quizPageTexts.place(quizTexts.place(number, total)) }
      : quizPageTexts.waiting
    return (
      <StepPageLayout screen={screen} {...words}>
        <QuizQuestion />
        <ChatLink screen={screen.id} />
      </StepPageLayout>
    )
  }
  return (
    <StepPageLayout screen={screen} {...(error === undefined ? quizPageTexts.waiting : quizPageTexts.failed)}>
      {error === undefined && <Assessing />}
      <LookupFailed facts={screen.needs} title={quizPageTexts.failed.title} inPlace={pageHeading} />
      <HumanContactLink step={screen.title} />
    </StepPageLayout>
  )
}

function Assessing() {
  return (
    <div className={`art ${styles.tiles}`} role="status" aria-label={quizPageTexts.waiting.title}>
      <TileAssembly />
    </div>
  )
}

import { quizPageTexts } from '../../../content/texts/endTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { quizTexts } from '../../../content/texts/quizTexts.ts'
import { TileAssembly } from '../../../ui/art/TileAssembly.tsx'
import { QuizQuestion } from '../../../order/quiz/QuizQuestion.tsx'
import { useQuizNow } from '../../../order/quiz/useQuizNow.ts'
import { ChatLink } from '../ChatLink.tsx'
import { PersonLink } from './PersonLink.tsx'
import styles from './QuizPage.module.css'
import { StepPage } from '../steps/StepPage.tsx'
import { LookupFailed, useLookupError } from '../wait/LookupFailed.tsx'
import { pageHeading, useHeadingFocus } from '../useHeadingFocus.ts'

/** The questions that confirm the visitor's identity, one per page, and the wait for the risk decision. */
export function QuizPage({ screen }: { screen: Screen }) {
  const quiz = useQuizNow()
  const error = useLookupError(screen.needs)
  useHeadingFocus(quiz?.question?.id)
  if (quiz) {
    const { question, number, total } = quiz
    const words = question
      ? { title: question.text, lead: quizPageTexts.place(quizTexts.place(number, total)) }
      : quizPageTexts.waiting
    return (
      <StepPage screen={screen} {...words}>
        <QuizQuestion />
        <ChatLink screen={screen.id} />
      </StepPage>
    )
  }
  return (
    <StepPage screen={screen} {...(error === undefined ? quizPageTexts.waiting : quizPageTexts.failed)}>
      {error === undefined && <Assessing />}
      <LookupFailed facts={screen.needs} title={quizPageTexts.failed.title} inPlace={pageHeading} />
      <PersonLink step={screen.title} />
    </StepPage>
  )
}

function Assessing() {
  return (
    <div className={`art ${styles.tiles}`} role="status" aria-label={quizPageTexts.waiting.title}>
      <TileAssembly />
    </div>
  )
}

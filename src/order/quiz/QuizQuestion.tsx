import { useState, type FormEvent } from 'react'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { quizDeclined, quizRetried } from '../../funnel/visitorActions.ts'
import type { Asked } from '../../funnel/journey/riskQuizNow.ts'
import { quizAnswered } from '../../funnel/slice.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChoiceRows } from '../../ui/choices/ChoiceRows.tsx'
import { Icon } from '../../ui/art/Icon.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { LoadingOrRetry } from '../notes/LoadingOrRetry.tsx'
import styles from '../person/ToPerson.module.css'
import { useRiskQuizNow } from './useRiskQuizNow.ts'

/** The open question of the identity quiz. The visitor can leave it for a person at any time. */
export function QuizQuestion() {
  const quiz = useRiskQuizNow()
  if (!quiz) return <LoadingOrRetry name="risk" loading={quizTexts.waiting} />
  if (!quiz.question) return <QuizSent />
  return <QuizForm key={quiz.question.id} question={quiz.question} isLast={quiz.number === quiz.total} />
}

function QuizForm({ question, isLast }: { question: Asked; isLast: boolean }) {
  const dispatch = useDispatch()
  const [option, setOption] = useState<string>()
  const [missing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(option === undefined)
    if (option !== undefined) dispatch(quizAnswered({ question: question.id, option }))
  }
  return (
    <form className={styles.quiz} onSubmit={send} noValidate>
      <ChoiceRows
        legend={question.text}
        legendHidden
        name="quiz"
        options={question.answers.map(({ id, text }) => ({ value: id, label: text }))}
        error={missing && option === undefined && quizTexts.pick}
        onChoose={setOption}
      />
      <p className={styles.act}>
        <Button type="submit" big split icon="arrow">
          {isLast ? quizTexts.last : quizTexts.next}
        </Button>
      </p>
      <NoHurry />
    </form>
  )
}

/** Says that there is no hurry, and offers more time or a person. */
function NoHurry() {
  const dispatch = useDispatch()
  return (
    <div className={styles.hurry}>
      <Icon name="clock" small />
      <p>{quizTexts.noHurry}</p>
      <div className="row">
        <TextButton onClick={() => dispatch(quizRetried())}>{quizTexts.moreTime}</TextButton>
        <TextButton onClick={() => dispatch(quizDeclined())}>{quizTexts.person}</TextButton>
      </div>
    </div>
  )
}

/** Shown after the last answer, until the reply arrives. */
function QuizSent() {
  const dispatch = useDispatch()
  return (
    <div className={styles.quiz}>
      <p role="status">{quizTexts.sending}…</p>
      <p>
        <TextButton onClick={() => dispatch(quizDeclined())}>{quizTexts.person}</TextButton>
      </p>
    </div>
  )
}

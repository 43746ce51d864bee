import { useState, type FormEvent } from 'react'
import { quizTexts } from '../../content/quizTexts.ts'
import { quizDeclined, quizRetried } from '../../funnel/asked.ts'
import { quizAnswered } from '../../funnel/slice.ts'
import { Button } from '../Button.tsx'
import { PickOne } from '../choices/PickOne.tsx'
import { Icon } from '../Icon.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk } from '../useFunnel.ts'
import { FactState } from './FactState.tsx'
import styles from './ToPerson.module.css'
import { useQuiz } from './useQuiz.ts'

/** The open question of the identity quiz, below its own heading; it may be left for a person at any moment. */
export function QuizQuestion() {
  const quiz = useQuiz()
  if (!quiz) return <FactState name="risk" loading={quizTexts.waiting} />
  if (!quiz.question) return <QuizSent />
  return <QuizForm key={quiz.question.id} question={quiz.question} isLast={quiz.number === quiz.total} />
}

type Asked = NonNullable<NonNullable<ReturnType<typeof useQuiz>>['question']>

function QuizForm({ question, isLast }: { question: Asked; isLast: boolean }) {
  const ask = useAsk()
  const [option, setOption] = useState<string>()
  const [missing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(option === undefined)
    if (option !== undefined) ask(quizAnswered({ question: question.id, option }))
  }
  return (
    <form className={styles.quiz} onSubmit={send} noValidate>
      <PickOne
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

/** No time runs out unseen, and nobody has to remember: more time and a person are one tap away. */
function NoHurry() {
  const ask = useAsk()
  return (
    <div className={styles.hurry}>
      <Icon name="clock" small />
      <p>{quizTexts.noHurry}</p>
      <div className="row">
        <TextButton onClick={() => ask(quizRetried())}>{quizTexts.moreTime}</TextButton>
        <TextButton onClick={() => ask(quizDeclined())}>{quizTexts.person}</TextButton>
      </div>
    </div>
  )
}

/** All is answered, and the reply is awaited. */
function QuizSent() {
  const ask = useAsk()
  return (
    <div className={styles.quiz}>
      <p role="status">{quizTexts.sending}…</p>
      <p>
        <TextButton onClick={() => ask(quizDeclined())}>{quizTexts.person}</TextButton>
      </p>
    </div>
  )
}

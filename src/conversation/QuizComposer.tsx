import { useRef, useState, type FormEvent } from 'react'
import { quizTexts } from '../content/quizTexts.ts'
import { optionMeant, type QuizNow } from '../funnel/quizNow.ts'
import { quizAnswered } from '../funnel/slice.ts'
import { classes } from '../ui/classes.ts'
import { useQuiz } from '../ui/order/useQuiz.ts'
import { TextField } from '../ui/TextField.tsx'
import { useAsk } from '../ui/useFunnel.ts'
import styles from './Dock.module.css'
import { useLeavesFocus } from './focusTrail.tsx'
import { SendButton } from './SendButton.tsx'
import strand from './Strand.module.css'

/** The field under the quiz: an option may be written instead of ticked. */
export function QuizComposer() {
  const question = useQuiz()?.question
  return question ? <OptionField key={question.id} question={question} /> : null
}

function OptionField({ question }: { question: NonNullable<QuizNow['question']> }) {
  const form = useRef<HTMLFormElement>(null)
  const ask = useAsk()
  const [missed, setMissed] = useState(false)
  useLeavesFocus(form, 'open')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('option')
    const option = optionMeant(question, typeof typed === 'string' ? typed : '')
    setMissed(option === null)
    if (option) ask(quizAnswered({ question: question.id, option: option.id }))
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <div className={classes(strand.fedField, styles.field)}>
        <TextField id="resposta" name="option" label={quizTexts.write} autoComplete="off" error={missed && quizTexts.pick} joined={<SendButton />} />
      </div>
    </form>
  )
}

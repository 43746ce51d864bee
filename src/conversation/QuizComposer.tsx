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

/** The field under the quiz: an option may be written, or one that was ticked sent. */
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
    const option = typeof typed === 'string' && typed.trim() ? optionMeant(question, typed)?.id : ticked()
    setMissed(option === undefined)
    if (option !== undefined) ask(quizAnswered({ question: question.id, option }))
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <div className={classes(strand.fedField, styles.field)}>
        <TextField id="resposta" name="option" label={quizTexts.write} autoComplete="off" error={missed && quizTexts.pick} joined={<SendButton />} />
      </div>
    </form>
  )
}

/** The option that is ticked in the turn above. */
const ticked = () => document.querySelector<HTMLInputElement>('main [name=quiz]:checked')?.value

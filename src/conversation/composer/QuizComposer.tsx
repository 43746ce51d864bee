import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import type { Asked } from '../../funnel/journey/riskQuizNow.ts'
import { quizAnswered } from '../../funnel/slice.ts'
import { classes } from '../../ui/classes.ts'
import { useRiskQuizNow } from '../../order/quiz/useRiskQuizNow.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { typedIn } from '../../ui/fields/fieldText.ts'
import { useDispatch } from 'react-redux'
import styles from './Dock.module.css'
import { useLeavesFocus } from './focusTrail.tsx'
import { useChatActions } from '../words/useChatActions.ts'
import { SendButton } from './SendButton.tsx'
import strand from '../transcript/Strand.module.css'

/** The field under the quiz. It takes a typed option or sends the ticked one. */
export function QuizComposer() {
  const question = useRiskQuizNow()?.question
  return question ? <OptionField key={question.id} question={question} /> : null
}

function OptionField({ question }: { question: Asked }) {
  const form = useRef<HTMLFormElement>(null)
  const dispatch = useDispatch()
  const { sayWithoutQuestion } = useChatActions()
  const navigate = useNavigate()
  const [missed, setMissed] = useState(false)
  useLeavesFocus(form, 'open')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typedIn(new FormData(event.currentTarget), 'option').trim()
    const option = text === '' ? ticked() : undefined
    setMissed(text === '' && option === undefined)
    if (text !== '') void sayWithoutQuestion(text, (path) => void navigate(path)).then(() => form.current?.reset())
    if (option !== undefined) dispatch(quizAnswered({ question: question.id, option }))
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <div className={classes(strand.fedField, styles.field)}>
        <TextField
          id="resposta"
          name="option"
          label={quizTexts.write}
          autoComplete="off"
          error={missed && quizTexts.pick}
          joined={<SendButton />}
        />
      </div>
    </form>
  )
}

/** The option that is ticked in the turn above. */
const ticked = () => document.querySelector<HTMLInputElement>('main [name=quiz]:checked')?.value

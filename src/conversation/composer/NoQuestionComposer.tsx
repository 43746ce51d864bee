import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { useJourney } from '../../order/useFunnel.ts'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import strand from '../transcript/Strand.module.css'
import { FinishBar } from '../../order/review/FinishBar.tsx'
import { useChatActions } from '../words/useChatActions.ts'
import styles from './Dock.module.css'
import { LeavingPart } from './focusTrail.tsx'
import { SendButton } from './SendButton.tsx'

/** The field while no question is open: at the review, at a stop, and after the end. */
export function NoQuestionComposer() {
  const { sayWithoutQuestion } = useChatActions()
  const navigate = useNavigate()
  const { current } = useJourney()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('words')
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return
    void sayWithoutQuestion(field.value, (path) => void navigate(path))
    field.value = ''
  }
  return (
    <>
      {current.kind === 'review' && (
        <LeavingPart>
          <FinishBar />
        </LeavingPart>
      )}
      <form className={styles.form} onSubmit={send} noValidate>
        <div className={classes(strand.fedField, styles.field)}>
          <TextField
            id="resposta"
            name="words"
            label={chatTexts.anyQuestion}
            autoComplete="off"
            joined={<SendButton />}
          />
        </div>
      </form>
    </>
  )
}

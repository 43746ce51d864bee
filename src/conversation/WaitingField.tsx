import { useRef } from 'react'
import { chatTexts } from '../content/chatTexts.ts'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/TextField.tsx'
import styles from './Dock.module.css'
import { useLeavesFocus } from './focusTrail.tsx'
import { SendButton } from './SendButton.tsx'
import strand from './Strand.module.css'
import type { TypeAhead } from './typeAhead.ts'

/** While something is found out a visitor may type on: the words wait for the next question. */
export function WaitingField({ typeAhead }: { typeAhead: TypeAhead }) {
  const form = useRef<HTMLFormElement>(null)
  useLeavesFocus(form, 'open')
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={classes(strand.fedField, styles.field)}>
        <TextField id="resposta" name="words" label={chatTexts.whileWaiting} autoComplete="off" joined={<SendButton waits />} onText={(text) => typeAhead.keep(text)} />
      </div>
    </form>
  )
}

import { useState } from 'react'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { states } from '../../content/states.ts'
import { Select } from '../../ui/choices/Select.tsx'
import type { KindProps } from './inputProps.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './Questions.module.css'

const options = Object.entries(states).map(([value, name]) => ({ value, label: name }))

/** The 27 states in the browser's own list. Arrow keys move through it, so a choice alone does not answer. */
export function StateInput({ name, id, input, start, error, reason, onText, onPick }: KindProps<'state'>) {
  const [state, setState] = useState(start)
  const choose = (value: string) => {
    setState(value)
    onText?.(value)
  }
  return (
    <div className={styles.field}>
      <Select
        {...(id !== undefined && { id })}
        {...(start !== '' && { defaultValue: start })}
        name={name}
        label={questions[name].label}
        error={error}
        reason={reason}
        options={options}
        placeholder={inputTexts.state}
        autoComplete={input.autoComplete}
        onChoose={choose}
      />
      {onPick && (
        <p className={styles.confirm}>
          <Button split icon="arrow" disabled={state === ''} onClick={() => onPick(state)}>
            {inputTexts.confirm}
          </Button>
        </p>
      )}
    </div>
  )
}

import { questions } from '../../content/questions.ts'
import { noComplement } from '../../funnel/rawAnswer.ts'
import { TextField } from '../TextField.tsx'
import type { ComplementProps } from './ComplementInput.tsx'
import { fewComplements, KnownComplements } from './KnownComplements.tsx'
import styles from './Questions.module.css'

/** In the conversation: the composer's own field, and over it those known at the building that are too many for quick replies. */
export function ComplementTap({ name, id, input, start, error, reason, joined, known, help, onText, onPick }: ComplementProps & { onPick: (raw: string) => void }) {
  const listed = known.length > fewComplements
  const picked = listed && known.includes(start)
  return (
    <div className={styles.field}>
      {listed && <KnownComplements name={name} known={known} start={picked ? start : ''} onChoose={onText} onPick={onPick} />}
      <TextField
        {...(id !== undefined && { id })}
        name={name}
        label={questions[name].label}
        help={help}
        error={error}
        reason={reason}
        placeholder={input.example}
        autoComplete="address-line2"
        maxLength={64}
        defaultValue={picked || start === noComplement ? '' : start}
        joined={joined}
        onText={onText}
      />
    </div>
  )
}

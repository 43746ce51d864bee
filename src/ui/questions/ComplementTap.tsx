import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { noComplement } from '../../funnel/rawAnswer.ts'
import { Button } from '../Button.tsx'
import { TextField } from '../TextField.tsx'
import type { ComplementProps } from './ComplementInput.tsx'
import { KnownComplements } from './KnownComplements.tsx'
import styles from './Questions.module.css'

/** In the conversation: quick replies over the composer's own field; a long list stays a list. */
export function ComplementTap({ name, id, input, start, error, autoFocus, joined, known, help, onText, onPick }: ComplementProps & { onPick: (raw: string) => void }) {
  const quick = [...(known.length <= 6 ? known : []).map((complement) => ({ raw: complement, text: complement })), { raw: noComplement, text: input.none }]
  return (
    <div className={styles.field}>
      <fieldset>
        <legend className="sr">{inputTexts.complement.legend}</legend>
        <div className={styles.quick}>
          {quick.map(({ raw, text }) => (
            <Button key={raw} look="line" onClick={() => onPick(raw)}>
              {text}
            </Button>
          ))}
        </div>
      </fieldset>
      {known.length > 6 && <KnownComplements name={name} known={known} onPick={onPick} />}
      <TextField
        {...(id !== undefined && { id })}
        {...(autoFocus && { autoFocus })}
        name={name}
        label={questions[name].label}
        help={help}
        error={error}
        placeholder={input.example}
        autoComplete="address-line2"
        maxLength={64}
        defaultValue={start === noComplement ? '' : start}
        joined={joined}
        onText={onText}
      />
    </div>
  )
}

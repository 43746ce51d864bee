import { useState } from 'react'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { typedNone } from '../../funnel/answers/answerAsTyped.ts'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { ComplementProps } from './ComplementInput.tsx'
import { KnownComplements, other } from './KnownComplements.tsx'
import styles from './Questions.module.css'

/** A page's input: a list of known complements, a field, a box for none. A field in use stays if a list arrives. */
export function ComplementForm({ name, id, input, start, error, known, help, onText }: ComplementProps) {
  const [door, setDoor] = useState(() => doorOf(start, known))
  const typing = known.length === 0 || door.picked === other
  const change = (part: Partial<Door>) => {
    const next = { ...door, ...part }
    setDoor(next)
    onText?.(rawOf(next, known))
  }
  return (
    <div className={styles.field}>
      <input type="hidden" name={name} value={rawOf(door, known)} />
      {known.length > 0 && !door.none && (
        <KnownComplements
          name={name}
          id={id}
          known={known}
          start={door.picked}
          error={typing ? undefined : error}
          onChoose={(picked) => change({ picked })}
        />
      )}
      {typing && !door.none && (
        <TextField
          {...(id !== undefined && known.length === 0 && { id })}
          name={`${name}-text`}
          label={known.length > 0 ? inputTexts.complement.field : questions[name].label}
          help={help}
          error={error}
          autoComplete="address-line2"
          maxLength={64}
          defaultValue={door.typed}
          onFocus={() => setDoor({ ...door, picked: other })}
          onText={(typed) => change({ typed })}
        />
      )}
      <Checkbox
        name={`${name}-none`}
        label={input.none}
        defaultChecked={door.none}
        error={door.none ? error : undefined}
        onToggle={(none) => change({ none })}
      />
    </div>
  )
}

/** The choice in the list, the typed text, and whether there is no complement. */
type Door = { picked: string; typed: string; none: boolean }

function doorOf(start: string, known: readonly string[]): Door {
  const none = start === typedNone('complement')
  const picked = known.includes(start) ? start : ''
  const typed = none || picked !== '' ? '' : start
  return { picked: typed === '' ? picked : other, typed, none }
}

function rawOf({ picked, typed, none }: Door, known: readonly string[]): string {
  if (none) return typedNone('complement')
  return known.length === 0 || picked === other ? typed : picked
}

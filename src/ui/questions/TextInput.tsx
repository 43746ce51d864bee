import { inputLinks, inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { TextField } from '../TextField.tsx'
import { TextLink } from '../TextLink.tsx'
import type { KindProps } from './inputProps.ts'
import { useKept } from './useKept.ts'

/** One line of text, with the keyboard, the mask and the memory of the browser that suit it. */
export function TextInput({ name, id, input, start, error, autoFocus, action, joined, onText }: KindProps<'text'>) {
  const { label, help } = questions[name]
  const kept = useKept(name)
  return (
    <TextField
      {...(id !== undefined && { id })}
      {...(autoFocus && { autoFocus })}
      {...kept.mark}
      name={name}
      label={label}
      help={kept.help ?? help}
      error={error}
      action={action ?? <LookUpLink name={name} />}
      mask={input.mask}
      showMask={input.mask !== undefined}
      type={input.type ?? 'text'}
      inputMode={input.inputMode}
      autoComplete={input.autoComplete}
      placeholder={input.mask && input.example}
      maxLength={input.maxLength}
      defaultValue={start}
      joined={joined}
      onText={onText}
    />
  )
}

function LookUpLink({ name }: Pick<KindProps<'text'>, 'name'>) {
  const link = inputLinks[name]
  return (
    link && (
      <TextLink href={link.href} target="_blank" about={inputTexts.otherTab}>
        {link.text}
      </TextLink>
    )
  )
}

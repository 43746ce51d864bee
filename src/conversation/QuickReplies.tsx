import type { Key } from '../content/answers.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { questions } from '../content/questions.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import styles from './Dock.module.css'
import { useSay } from './useSay.ts'

/** Answers of one tap, and the question why. */
export function QuickReplies({ name }: { name: Key }) {
  const { answer, askWhy } = useSay()
  const replies = repliesTo(name)
  return (
    <fieldset className={classes(styles.quick, replies.length > 0 && styles.many)}>
      <legend className="sr">{chatTexts.quick}</legend>
      {replies.map(({ raw, text }) => (
        <Button key={raw} look="line" onClick={() => answer(name, raw)}>
          {text}
        </Button>
      ))}
      {questions[name].why && (
        <Button look="line" onClick={() => askWhy(name, chatTexts.whyAsked)}>
          {chatTexts.whyAsked}
        </Button>
      )}
    </fieldset>
  )
}

function repliesTo(name: Key): { raw: string; text: string }[] {
  const { input } = questions[name]
  if (input.kind === 'days') return input.days.map((day) => ({ raw: String(day), text: chatTexts.day(day) }))
  if (input.kind !== 'yesNo' && input.kind !== 'consent') return []
  return [{ raw: 'sim', text: input.yes }, { raw: 'não', text: input.no }]
}

import { useRef, type ReactNode } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { chatTexts } from '../../content/texts/chatTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useJourney } from '../../order/useFunnel.ts'
import styles from './Dock.module.css'
import { repliesTo } from '../words/replies.ts'
import { useLeavesFocus } from './focusTrail.tsx'
import { useSay } from '../words/useSay.ts'

/** Answers of one tap, and the question why. */
export function QuickReplies({ name, children }: { name: Key; children: ReactNode }) {
  const { answer, askWhy } = useSay()
  const { facts } = useJourney()
  const part = useRef<HTMLFieldSetElement>(null)
  const leave = useLeavesFocus(part, 'open')
  const replies = repliesTo(name, facts)
  const asksWhy = questions[name].why && !questions[name].offered
  if (replies.length === 0 && !asksWhy) return null
  return (
    <fieldset ref={part} className={classes(styles.quick, replies.length > 0 && styles.many)}>
      <legend className="sr">{chatTexts.quick}</legend>
      {children}
      {replies.map(({ raw, text }) => (
        <Button
          key={raw}
          look="line"
          onClick={() => {
            if (answer(name, raw) === 'taken') leave()
          }}
        >
          {text}
        </Button>
      ))}
      {asksWhy && (
        <Button look="line" onClick={() => askWhy(name, chatTexts.whyAsked)}>
          {replies.length > 0 ? chatTexts.whyChip : chatTexts.whyAsked}
        </Button>
      )}
    </fieldset>
  )
}

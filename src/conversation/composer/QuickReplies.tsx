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
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useSay } from '../words/useSay.ts'

/** The e-mail and the visit are asked later, and their code comes after that of the first questions. */
const PromotionsChip = lazyPart(async () => (await import('./OwnField.tsx')).PromotionsChip)
const VisitConfirm = lazyPart(async () => (await import('./OwnField.tsx')).VisitConfirm)

/** Answers of one tap, and the question why. */
export function QuickReplies({ name, children }: { name: Key; children: ReactNode }) {
  const { answer, askWhy } = useSay()
  const { facts } = useJourney()
  const part = useRef<HTMLFieldSetElement>(null)
  const leave = useLeavesFocus(part, 'open')
  const replies = repliesTo(name, facts)
  const asksWhy = questions[name].why && !questions[name].offered
  const say = (raw: string) => {
    if (answer(name, raw) === 'taken') leave()
  }
  const isMany = replies.length > 0 || name === 'schedule' || name === 'email'
  if (replies.length === 0 && !asksWhy) return null
  return (
    <fieldset ref={part} className={classes(styles.quick, isMany && styles.many)}>
      <legend className="sr">{chatTexts.quick}</legend>
      {children}
      {name === 'schedule' && <VisitConfirm onConfirm={say} />}
      {name === 'email' && <PromotionsChip />}
      {replies.map(({ raw, text }) => (
        <Button key={raw} look="line" onClick={() => say(raw)}>
          {text}
        </Button>
      ))}
      {asksWhy && (
        <Button look="line" onClick={() => askWhy(name, chatTexts.whyAsked)}>
          {isMany ? chatTexts.whyChip : chatTexts.whyAsked}
        </Button>
      )}
    </fieldset>
  )
}

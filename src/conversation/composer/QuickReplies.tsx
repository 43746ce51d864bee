import { useRef, type ReactNode } from 'react'
import type { Key } from '../../content/questions/answers.ts'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import styles from './Dock.module.css'
import { hasSeveralPlans, repliesTo } from '../words/quickReplies.ts'
import { useLeavesFocus } from './focusTrail.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useChatActions } from '../words/useChatActions.ts'

/** Lazy, because these belong to later questions. */
const ExtraChips = lazyPart(async () => (await import('./CustomQuestionField.tsx')).ExtraChips)

/** Answers and phrases of one tap, and the question why. */
export function QuickReplies({ name, children }: { name: Key; children: ReactNode }) {
  const { answer, askWhy } = useChatActions()
  const { facts } = useJourney()
  const isTalk = useFunnel(({ asides }) => asides.length > 0)
  const part = useRef<HTMLFieldSetElement>(null)
  const leave = useLeavesFocus(part, 'open')
  const replies = repliesTo(name, facts)
  const asksWhy = questions[name].why && !questions[name].offered
  const say = (raw: string) => {
    if (answer(name, raw) === 'taken') leave()
  }
  const isMany = replies.length > 0 || name === 'schedule' || name === 'email' || hasSeveralPlans(name, facts)
  if (!isMany && !asksWhy) return null
  return (
    <fieldset ref={part} className={classes(styles.quick, isMany && styles.many)}>
      <legend className="sr">{chatTexts.quick}</legend>
      {children}
      {(isMany || isTalk) && <ExtraChips name={name} onReply={say} onTaken={leave} />}
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

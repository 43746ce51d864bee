import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Key } from '../../content/questions/answers.ts'
import { chatTexts } from '../../content/texts/chatTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import styles from './Dock.module.css'
import { repliesTo, sayings } from '../words/replies.ts'
import { useLeavesFocus } from './focusTrail.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useSay } from '../words/useSay.ts'

/** The e-mail and the visit are asked later, and their code comes after that of the first questions. */
const PromotionsChip = lazyPart(async () => (await import('./OwnField.tsx')).PromotionsChip)
const VisitConfirm = lazyPart(async () => (await import('./OwnField.tsx')).VisitConfirm)

/** Answers of one tap, words of one tap, and the question why. */
export function QuickReplies({ name, children }: { name: Key; children: ReactNode }) {
  const { answer, askWhy, say } = useSay()
  const navigate = useNavigate()
  const { facts } = useJourney()
  const asides = useFunnel((funnel) => funnel.asides)
  const part = useRef<HTMLFieldSetElement>(null)
  const leave = useLeavesFocus(part, 'open')
  const replies = repliesTo(name, facts)
  const words = sayings(name, asides, facts)
  const asksWhy = questions[name].why && !questions[name].offered
  const reply = (raw: string) => {
    if (answer(name, raw) === 'taken') leave()
  }
  const speak = ({ text, stays }: (typeof words)[number]) => {
    if (say(name, text, (path) => void navigate(path)) === 'taken') leave()
    else if (!stays) focusOpen(part.current)
  }
  const isMany = replies.length > 0 || words.length > 0 || name === 'schedule' || name === 'email'
  if (!isMany && !asksWhy) return null
  return (
    <fieldset ref={part} className={classes(styles.quick, isMany && styles.many)}>
      <legend className="sr">{chatTexts.quick}</legend>
      {children}
      {name === 'schedule' && <VisitConfirm onConfirm={reply} />}
      {name === 'email' && <PromotionsChip />}
      {words.map((saying) => (
        <Button key={saying.text} look="line" onClick={() => speak(saying)}>
          {saying.text}
        </Button>
      ))}
      {replies.map(({ raw, text }) => (
        <Button key={raw} look="line" onClick={() => reply(raw)}>
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

/** What is open takes the focus of words that are not offered again. */
function focusOpen(part: HTMLElement | null) {
  if (part?.contains(document.activeElement)) document.getElementById('agora')?.focus({ preventScroll: true })
}

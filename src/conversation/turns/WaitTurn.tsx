import { useRef } from 'react'
import { chatTexts, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { waitTexts } from '../../content/texts/order/checkoutTexts.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useSlowWait } from '../../order/notes/useSlowWait.ts'
import { useDispatch } from 'react-redux'
import { useJourney } from '../../order/useFunnel.ts'
import { useRetryFocus } from '../../ui/feedback/useRetryFocus.ts'
import { useLeavesFocus } from '../composer/focusTrail.tsx'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { HeadLine } from './AssistantTurns.tsx'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Lazy, because it is rarely seen. */
const SlowWaitActions = lazyPart(async () => (await import('./SlowWaitActions.tsx')).SlowWaitActions)

/** A running look-up, or a failed one with a retry. */
export function WaitTurn({ text, error }: TurnOf<'wait'>) {
  return error === null ? <Typing text={text} /> : <Failed error={error} />
}

function Failed({ error }: { error: string }) {
  const dispatch = useDispatch()
  const line = useRef<HTMLElement>(null)
  useLeavesFocus(line, 'open')
  return (
    <article ref={line} className={strand.turn} aria-label={turnTexts.said}>
      <HeadLine open head="err" text={error} />
      <Button look="line" icon="undo" onClick={() => dispatch(triedAgain())}>
        {chatTexts.tryAgain}
      </Button>
    </article>
  )
}

function Typing({ text }: { text: string }) {
  const line = useRef<HTMLElement>(null)
  const { current } = useJourney()
  const wait = useSlowWait(current, true)
  const tryAgain = useRetryFocus(
    wait.slow,
    wait.tryAgain,
    () => document.getElementById('resposta') ?? document.getElementById('agora'),
  )
  useLeavesFocus(line, 'open')
  return (
    <article ref={line} className={strand.turn} aria-label={turnTexts.said}>
      <p id="agora" tabIndex={-1} className={classes(strand.node, styles.typing)}>
        <Speaker who="bot" />
        {text} <i />
        <i />
        <i />
      </p>
      <p role="status" className={classes(!wait.slow && 'sr')}>
        {wait.slow && `${waitTexts.slow.title} ${waitTexts.slow.lead}`}
      </p>
      {wait.slow && <SlowWaitActions screen={current} onRetry={tryAgain} />}
    </article>
  )
}

import { useRef } from 'react'
import { chatTexts } from '../../content/chatTexts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useAsk } from '../../ui/useFunnel.ts'
import { useLeavesFocus } from '../focusTrail.tsx'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { HeadLine } from './SaidTurn.tsx'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Something is being found out, or could not be: then it can be tried again. */
export function WaitTurn({ text, error }: TurnOf<'wait'>) {
  return error === null ? <Typing text={text} /> : <Failed error={error} />
}

function Failed({ error }: { error: string }) {
  const ask = useAsk()
  const line = useRef<HTMLLIElement>(null)
  useLeavesFocus(line, 'open')
  return (
    <li ref={line} className={strand.turn}>
      <HeadLine open head="err" text={error} />
      <Button look="line" icon="undo" onClick={() => ask(triedAgain())}>
        {chatTexts.tryAgain}
      </Button>
    </li>
  )
}

function Typing({ text }: { text: string }) {
  const line = useRef<HTMLLIElement>(null)
  useLeavesFocus(line, 'open')
  return (
    <li ref={line} className={strand.turn}>
      <p id="agora" tabIndex={-1} className={classes(strand.node, styles.typing)}>
        <Speaker who="bot" />
        {text} <i />
        <i />
        <i />
      </p>
    </li>
  )
}

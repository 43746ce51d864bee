import { chatTexts } from '../../content/chatTexts.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { quizAnswered } from '../../funnel/slice.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useQuiz } from '../../ui/order/useQuiz.ts'
import { useAsk } from '../../ui/useFunnel.ts'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { HeadLine } from './SaidTurn.tsx'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Something is being found out, or could not be: then it can be tried again. */
export function WaitTurn({ text, error, retry }: TurnOf<'wait'>) {
  const tryAgain = useRetry(retry)
  if (error === null) return <Typing text={text} />
  return (
    <li className={strand.turn}>
      <HeadLine head="err" text={error} />
      <Button look="line" icon="undo" onClick={tryAgain}>
        {chatTexts.tryAgain}
      </Button>
    </li>
  )
}

function Typing({ text }: { text: string }) {
  return (
    <li className={strand.turn}>
      <p id="agora" tabIndex={-1} className={classes(strand.node, styles.typing)}>
        <Speaker who="bot" />
        {text} <i />
        <i />
        <i />
      </p>
    </li>
  )
}

function useRetry(what: TurnOf<'wait'>['retry']) {
  const ask = useAsk()
  const last = useQuiz()?.last
  return () => ask(what === 'quiz' && last ? quizAnswered(last) : triedAgain())
}

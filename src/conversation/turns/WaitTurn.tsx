import { useRef } from 'react'
import { chatTexts } from '../../content/chatTexts.ts'
import { checkoutTexts, waitTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { triedAgain } from '../../funnel/asked.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { useSlowWait } from '../../ui/order/useSlowWait.ts'
import { useAsk, useJourney } from '../../ui/useFunnel.ts'
import { useTryAgain } from '../../ui/useTryAgain.ts'
import { useEditPath } from '../useEditPath.ts'
import { useLeavesFocus } from '../focusTrail.tsx'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { useHandOver } from '../../ui/order/useHandOver.ts'
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
  const { current } = useJourney()
  const wait = useSlowWait(current, true)
  const tryAgain = useTryAgain(wait.slow, wait.tryAgain, () => document.getElementById('resposta') ?? document.getElementById('agora'))
  useLeavesFocus(line, 'open')
  return (
    <li ref={line} className={strand.turn}>
      <p id="agora" tabIndex={-1} className={classes(strand.node, styles.typing)}>
        <Speaker who="bot" />
        {text} <i />
        <i />
        <i />
      </p>
      <p role="status" className={classes(!wait.slow && 'sr')}>{wait.slow && `${waitTexts.slow.title} ${waitTexts.slow.lead}`}</p>
      {wait.slow && <WaysOn screen={current} onRetry={tryAgain} />}
    </li>
  )
}

/** Another try or another address, as on the page; while it is confirmed who orders, a person. */
function WaysOn({ screen, onRetry }: { screen: Screen; onRetry: () => void }) {
  const editPath = useEditPath()
  const whatsapp = useHandOver()
  if (screen.kind === 'quiz') {
    return (
      <ButtonLink href={whatsapp} target="_blank" look="line" icon="wa">
        {checkoutTexts.person.link}
      </ButtonLink>
    )
  }
  return (
    <div className={strand.row}>
      <Button look="line" icon="undo" onClick={onRetry}>
        {chatTexts.tryAgain}
      </Button>
      {screen.kind === 'wait' && (
        <ButtonLink to={editPath('cep')} look="line" icon="pin">
          {waitTexts.edit}
        </ButtonLink>
      )}
    </div>
  )
}

import { useRef } from 'react'
import { serverNow } from '../../browser/serverClock.ts'
import { useStore } from 'react-redux'
import type { Key } from '../../content/questions/answers.ts'
import { shortName } from '../../content/questions/questions.ts'
import { chatTexts, notedAsk, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { notedTexts } from '../../content/texts/chat/lazyChatTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { changesKnown, answersToConfirm, doubtsToConfirm } from '../../funnel/views/answersToConfirm.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { OrderRows } from '../../ui/cards/OrderRows.tsx'
import { classes } from '../../ui/classes.ts'
import { useLeavesFocus } from '../composer/focusTrail.tsx'
import strand from '../transcript/Strand.module.css'
import { useChatActions } from '../words/useChatActions.ts'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Answers read from a sentence, to confirm: one tap takes them all, another asks one of them again. */
export function ConfirmAnswersTurn() {
  const line = useRef<HTMLElement>(null)
  useLeavesFocus(line, 'open')
  const { agree, note } = useChatActions()
  const noted = useFunnel((funnel) => funnel.noted)
  const ask = notedAsk(useFunnel(changesKnown))
  const doubts = useFunnel((funnel) => doubtsToConfirm(funnel, serverNow()))
  const said = noted?.said ?? ''
  const isShown = useFunnel(({ asides }) => asides.at(-1)?.said === said)
  const without = (key: Key) => {
    const { [key]: _, ...raw } = noted?.raw ?? {}
    note({ raw, said })
  }
  const rows = useRows().map(([key, value]) => ({
    label: shortName(key),
    value,
    edit: (
      <TextButton about={shortName(key)} onClick={() => without(key)}>
        {notedTexts.change}
      </TextButton>
    ),
  }))
  return (
    <article ref={line} className={strand.turn} aria-label={turnTexts.noted}>
      {isShown || (
        <p className={classes(strand.fed, styles.side)}>
          <Speaker who="you" />
          {said}
        </p>
      )}
      <p className={strand.node}>
        <Speaker who="bot" />
        {ask} {doubts}
      </p>
      <section className={classes(strand.fed, styles.card)} aria-label={ask}>
        <div className={classes(styles.inside, styles.noted)}>
          <OrderRows rows={rows} />
          <div className="row">
            <Button onClick={agree}>{chatTexts.notedAgree}</Button>
            <Button look="line" onClick={() => note(null)}>
              {notedTexts.drop}
            </Button>
          </div>
        </div>
      </section>
    </article>
  )
}

function useRows() {
  const store = useStore<{ funnel: Funnel }>()
  return answersToConfirm(store.getState().funnel, serverNow())
}

import { useRef } from 'react'
import { chatTexts, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { questions, shortName } from '../../content/questions/questions.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/art/Icon.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useEditPath } from '../editing/useEditPath.ts'
import { useTakesFocus } from '../composer/focusTrail.tsx'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { HeadLine } from './AssistantTurns.tsx'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** A question with its answer, which can be changed in place. */
export function AnswerTurn({ name, head, text, answer, mark, on, editable }: TurnOf<'qa'>) {
  const line = useRef<HTMLElement>(null)
  useTakesFocus(line, 'edit', 'a')
  const waits = mark !== 'sent'
  const editPath = useEditPath()
  return (
    <article ref={line} className={classes(strand.turn, waits && strand.heldTurn)} aria-label={shortName(name)}>
      <HeadLine head={head} text={text} />
      <div className={classes(strand.fed, styles.answer, waits && styles.kept)}>
        <p>
          <Speaker who="you" />
          {answer}
        </p>
        {waits && (
          <small>
            <Icon name={mark === 'held' ? 'clock' : 'undo'} small />
            {mark === 'depends' && on
              ? chatTexts.dependsOn(shortName(on))
              : questions[name].private
                ? chatTexts.heldPrivately
                : chatTexts.held}
          </small>
        )}
        {editable && mark !== 'depends' && (
          <TextLink to={editPath(name)} about={shortName(name)}>
            {chatTexts.edit}
          </TextLink>
        )}
      </div>
    </article>
  )
}

/** A refused answer. Its reason heads the next turn. */
export function RefusedTurn({ head, text, said }: TurnOf<'refused'>) {
  return (
    <article className={strand.turn} aria-label={turnTexts.refused}>
      <HeadLine head={head} text={text} />
      <div className={classes(strand.fed, styles.answer, styles.refused)}>
        <p>
          <Speaker who="you" />
          {said}
        </p>
      </div>
    </article>
  )
}

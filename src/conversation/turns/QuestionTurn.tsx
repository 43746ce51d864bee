import { useRef } from 'react'
import { chatTexts, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { classes } from '../../ui/classes.ts'
import { drafted } from '../../funnel/slice.ts'
import { Icon } from '../../ui/art/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LostAnswerNote } from '../../order/notes/LostAnswerNote.tsx'
import { QuestionInput } from '../../order/questions/QuestionInput.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../../order/useFunnel.ts'
import { inputPlace, isTaken } from '../composer/inputPlace.ts'
import { useLeavesFocus } from '../composer/focusTrail.tsx'
import { choiceDraft } from '../composer/choiceDraft.ts'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { useRefusalId } from '../composer/useRefusalId.ts'
import { useChatActions } from '../words/useChatActions.ts'
import { OpenHeading } from './OpenHeading.tsx'
import styles from './Turns.module.css'

const OtherAnswerWays = lazyPart(async () => (await import('./OtherAnswerWays.tsx')).OtherAnswerWays)
const CodeSent = lazyPart(async () => (await import('../../order/questions/CodeSent.tsx')).CodeSent)

/** The open question as a heading. Visual choices are below it, other answers in the composer. */
export function QuestionTurn({ name, text, thanks, kick, tries }: TurnOf<'now'>) {
  const line = useRef<HTMLElement>(null)
  useLeavesFocus(line, 'open')
  return (
    <article ref={line} className={classes(strand.turn, strand.openTurn)} aria-label={turnTexts.open}>
      {(kick ?? thanks) && <p className={strand.kick}>{kick ? chatTexts[kick] : thanks}</p>}
      <OpenHeading>{text}</OpenHeading>
      <LostAnswerNote asked={[name]} />
      {tries < 2 && <Lead name={name} />}
      {questions[name].uses?.includes('codeSent') && <CodeSent />}
      {inputPlace(name) === 'turn' && <Choosing key={name} name={name} />}
      {tries > 1 && kick !== 'back' && <OtherAnswerWays />}
    </article>
  )
}

/** A line under the question: the privacy of the answer, or the help for a choice. */
function Lead({ name }: { name: TurnOf<'now'>['name'] }) {
  if (questions[name].private) return <Quiet icon="lock" text={chatTexts.privately} />
  const { help } = questions[name]
  return help && inputPlace(name) === 'turn' ? <Quiet text={help} /> : null
}

function Quiet({ icon, text }: { icon?: 'lock'; text: string }) {
  return (
    <p className={styles.why}>
      {icon && <Icon name={icon} small />}
      <span>{text}</span>
    </p>
  )
}

function Choosing({ name }: { name: TurnOf<'now'>['name'] }) {
  const part = useRef<HTMLDivElement>(null)
  const leave = useLeavesFocus(part, 'open')
  const { answer } = useChatActions()
  const dispatch = useDispatch()
  const draft = useFunnel((funnel) => (isTaken(name) ? undefined : choiceDraft(funnel, name)))
  return (
    <div ref={part} className={styles.wide}>
      <QuestionInput
        name={name}
        reason={useRefusalId(name)}
        legendHidden
        draft={draft}
        onText={(text) => dispatch(drafted({ key: name, text }))}
        onPick={(raw) => {
          if (answer(name, raw) === 'taken') leave()
        }}
      />
    </div>
  )
}

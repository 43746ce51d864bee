import { useRef } from 'react'
import { chatTexts } from '../../content/chatTexts.ts'
import { questions } from '../../content/questions.ts'
import { classes } from '../../ui/classes.ts'
import { drafted } from '../../funnel/slice.ts'
import { Icon } from '../../ui/Icon.tsx'
import { later } from '../../ui/later.tsx'
import { LostNote } from '../../ui/order/LostNote.tsx'
import { QuestionInput } from '../../ui/questions/QuestionInput.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { fitOf, isTaken } from '../fit.ts'
import { useLeavesFocus } from '../focusTrail.tsx'
import { picked } from '../picked.ts'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { useRefusal } from '../useRefusal.ts'
import { useSay } from '../useSay.ts'
import { OpenHeading } from './OpenHeading.tsx'
import { OtherWays } from './OtherWays.tsx'
import styles from './Turns.module.css'

const CodeSent = later(async () => (await import('../../ui/order/CodeSent.tsx')).CodeSent)

/** The open question, as a heading; what is chosen by sight stands under it, the rest is answered in the composer. */
export function QuestionTurn({ name, text, kick, tries }: TurnOf<'now'>) {
  const line = useRef<HTMLLIElement>(null)
  useLeavesFocus(line, 'open')
  return (
    <li ref={line} className={classes(strand.turn, strand.openTurn)}>
      {kick && <p className={strand.kick}>{chatTexts[kick]}</p>}
      <OpenHeading>{text}</OpenHeading>
      <LostNote asked={[name]} />
      <Lead name={name} />
      {questions[name].uses?.includes('codeSent') && <CodeSent />}
      {fitOf(name) === 'turn' && <Choosing key={name} name={name} />}
      {tries > 1 && <OtherWays />}
    </li>
  )
}

/** A line under the question: what happens to a private answer, or what a choice is about. */
function Lead({ name }: { name: TurnOf<'now'>['name'] }) {
  if (questions[name].private) return <Quiet icon="lock" text={chatTexts.privately} />
  const { help } = questions[name]
  return help && fitOf(name) === 'turn' ? <Quiet text={help} /> : null
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
  const { answer } = useSay()
  const ask = useAsk()
  const draft = useFunnel((funnel) => (isTaken(name) ? undefined : picked(funnel, name)))
  return (
    <div className={styles.wide}>
      <QuestionInput name={name} reason={useRefusal(name)} legendHidden draft={draft} onText={(text) => ask(drafted({ key: name, text }))} onPick={(raw) => answer(name, raw)} />
    </div>
  )
}

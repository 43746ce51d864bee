import { useDispatch } from 'react-redux'
import { questions } from '../../content/questions/questions.ts'
import type { Key } from '../../content/questions/answers.ts'
import { answerConflictTexts as texts } from '../../content/texts/otherDevice/answerConflictTexts.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { versionChosen } from '../../funnel/visitorActions.ts'
import type { Known } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { useKnowledge } from '../useKnowledge.ts'
import styles from './AnswerConflict.module.css'

/** Asks which answers stay: those given here, or those from another window or device. Closing it postpones that. */
export function AnswerConflict({ keys, there }: NonNullable<Funnel['twoVersions']>) {
  const dispatch = useDispatch()
  const here = useKnowledge()
  const footer = (
    <>
      <Button look="line" onClick={() => dispatch(versionChosen('there'))}>
        {texts.keepThere}
      </Button>
      <Button onClick={() => dispatch(versionChosen('here'))}>{texts.keepHere}</Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={() => dispatch(versionChosen('later'))}
      title={texts.title}
      closeLabel={texts.close}
      footer={footer}
    >
      <p>{texts.lead}</p>
      {keys.map((key) => (
        <Version key={key} name={key} here={here} there={{ ...here, kept: there }} />
      ))}
    </Dialog>
  )
}

function Version({ name, here, there }: { name: Key; here: Known; there: Known }) {
  return (
    <section className={styles.versions}>
      <h3>{questions[name].label}</h3>
      <dl>
        <dt>{texts.here}</dt>
        <dd>{showAnswer(here, name) || texts.none}</dd>
        <dt>{texts.there}</dt>
        <dd>{showAnswer(there, name) || texts.none}</dd>
      </dl>
    </section>
  )
}

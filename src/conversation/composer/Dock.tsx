import { memo } from 'react'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useJourney } from '../../order/useFunnel.ts'
import { byWords } from '../../funnel/visitorActions.ts'
import { Composer } from './Composer.tsx'
import styles from './Dock.module.css'
import strand from '../transcript/Strand.module.css'
import { isIdle, useComposerFocus } from './useComposerFocus.ts'
import { RenderAfterPaint } from '../RenderAfterPaint.tsx'
import { AlternativeLinks } from '../AlternativeLinks.tsx'

/** These come last, and their code after that of the first questions. */
const LinkDialog = lazyPart(async () => (await import('../../order/device/LinkDialog.tsx')).LinkDialog)
const QuizComposer = lazyPart(async () => (await import('./QuizComposer.tsx')).QuizComposer)

/** Its button sends a form in the turn, so it never comes before it. */
const NoQuestionComposer = lazyPart(async () => {
  await import('../turns/StopTurn.tsx')
  return (await import('./NoQuestionComposer.tsx')).NoQuestionComposer
})

/** At the foot of the conversation: the next answer, and the other ways to go on. */
export const Dock = memo(function Dock() {
  const { question, current, facts } = useJourney()
  useComposerFocus()
  const waits = !question && current.kind === 'wait'
  const quizzed = !question && current.kind === 'quiz' && Boolean(facts.risk?.quiz)
  const idle = isIdle({ question, current })
  return (
    <div className={classes(strand.strand, styles.dock)}>
      <div className={classes(strand.rail, styles.in, current.kind === 'quiz' && !quizzed && styles.off)}>
        <LinkDialog from={byWords} />
        {(question || waits) && <Composer name={question} />}
        {quizzed && <QuizComposer />}
        {idle && <NoQuestionComposer />}
        {ways}
      </div>
    </div>
  )
})

const ways = (
  <RenderAfterPaint>
    <AlternativeLinks />
  </RenderAfterPaint>
)

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

/** Lazy, because these come last. */
const LinkDialog = lazyPart(async () => (await import('../../order/device/LinkDialog.tsx')).LinkDialog)
const QuizComposer = lazyPart(async () => (await import('./QuizComposer.tsx')).QuizComposer)

/** Loaded with StopTurn, because its button submits a form in that turn. */
const NoQuestionComposer = lazyPart(async () => {
  await import('../turns/StopTurn.tsx')
  return (await import('./NoQuestionComposer.tsx')).NoQuestionComposer
})

/** The foot of the conversation: the field for the next answer, and the alternatives to it. */
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

import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { welcomeWords } from '../../funnel/views/leftOrder.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { inputPlace } from './inputPlace.ts'
import styles from './Dock.module.css'

/**
 * The last reply beside the field, if what is open is too tall to leave its turn in sight. Screen readers hear it
 * there.
 */
export function LastReply() {
  const reply = useFunnel(replyOutOfSight)
  return (
    reply && (
      <p className={styles.reply} aria-hidden="true">
        {reply}
      </p>
    )
  )
}

/** Only if it is the last event of the open question. The reason of a refusal is scrolled to instead. */
function replyOutOfSight(funnel: Funnel): string | null {
  const { question } = journey(funnel)
  if (question && inputPlace(question) !== 'turn') return null
  if (funnel.cameBack) return welcomeWords(funnel)
  const last = funnel.asides.at(-1)
  return last?.kind === 'side' && last.after === question ? last.reply : null
}

import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { welcomeWords } from '../../funnel/views/leftOrder.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { inputPlace } from './inputPlace.ts'
import styles from './Dock.module.css'

/** What was replied last, beside the field, where what is open is too tall for its place in the talk to be in sight; readers hear it there. */
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

/** Only while it is the last thing that happened to what is open; why an answer was refused is brought into sight itself. */
function replyOutOfSight(funnel: Funnel): string | null {
  const { question } = journey(funnel)
  if (question && inputPlace(question) !== 'turn') return null
  if (funnel.cameBack) return welcomeWords(funnel)
  const last = funnel.asides.at(-1)
  return last?.kind === 'side' && last.after === question ? last.reply : null
}

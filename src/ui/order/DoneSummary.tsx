import { doneTexts } from '../../content/finishTexts.ts'
import { doneMoments } from '../../funnel/doneMoments.ts'
import { shown } from '../../funnel/show.ts'
import { factsOf } from '../../funnel/story.ts'
import { TextButton } from '../TextButton.tsx'
import { Timeline } from '../Timeline.tsx'
import styles from './Order.module.css'
import { useStory } from './useStory.ts'

/** The number the server gave, in sight and kept on paper. */
export function DoneNumber() {
  const number = factsOf(useStory()).order?.orderNumber
  if (!number) return null
  return (
    <div className={styles.number}>
      <p>{doneTexts.number}</p>
      <p className="big num">{grouped(number)}</p>
      <TextButton icon="save" onClick={() => window.print()}>
        {doneTexts.keep}
      </TextButton>
    </div>
  )
}

/** What happens after the order, and how to step back from it. */
export function DoneNext({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const story = useStory()
  return (
    <section className={styles.next} aria-label={doneTexts.next}>
      <Heading className={styles.sub}>{doneTexts.next}</Heading>
      <Timeline items={doneMoments(story).map((moment) => ({ ...moment, doneText: doneTexts.done }))} />
      <p className="meta">{doneTexts.withdraw}</p>
    </section>
  )
}

/** The order is placed: its number and what happens now. */
export function DoneSummary({ heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const story = useStory()
  return (
    <div className={styles.done}>
      <p className="lead">{doneTexts.greeting(shown(story, 'name').split(' ')[0] ?? '')}</p>
      <DoneNumber />
      <DoneNext heading={heading} />
    </div>
  )
}

/** In fours, as it is read out; no-break spaces keep it on one line. */
const grouped = (number: string) => number.replace(/(?<=^(?:.{4})+)(?=.)/g, '\u00a0')

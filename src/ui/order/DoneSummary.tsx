import { donePageTexts } from '../../content/checkoutTexts.ts'
import { doneTexts } from '../../content/doneTexts.ts'
import { startedOver } from '../../funnel/asked.ts'
import { doneMoments } from '../../funnel/doneMoments.ts'
import { factsOf } from '../../funnel/story.ts'
import { Button } from '../Button.tsx'
import { TextButton } from '../TextButton.tsx'
import { Timeline } from '../Timeline.tsx'
import { useAsk } from '../useFunnel.ts'
import styles from './Order.module.css'
import { useDoneWords } from './useDoneWords.ts'
import { useStory } from './useStory.ts'
import { Withdrawal } from './Withdrawal.tsx'

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
  const { ahead } = useDoneWords()
  return (
    <section className={styles.next} aria-label={doneTexts.next}>
      <Heading className={styles.sub}>{doneTexts.next}</Heading>
      {ahead && <Timeline items={doneMoments(story).map((moment) => ({ ...moment, doneText: doneTexts.done }))} />}
      <Withdrawal />
    </section>
  )
}

/** The order is placed: its number, what happens now, and another one. */
export function DoneSummary({ heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const ask = useAsk()
  const { lead } = useDoneWords()
  return (
    <div className={styles.done}>
      <p className="lead">{lead}</p>
      <DoneNumber />
      <DoneNext heading={heading} />
      <p>
        <Button look="line" icon="plus" onClick={() => ask(startedOver())}>
          {donePageTexts.another}
        </Button>
      </p>
    </div>
  )
}

/** In fours, as it is read out; no-break spaces keep it on one line. */
const grouped = (number: string) => number.replace(/(?<=^(?:.{4})+)(?=.)/g, '\u00a0')

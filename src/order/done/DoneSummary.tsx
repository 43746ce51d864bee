import { useState } from 'react'
import { placedOrderForm } from '../../api/contract/placedOrderPage.ts'
import { doneTexts } from '../../content/texts/done/doneTexts.ts'
import { startedOver } from '../../funnel/visitorActions.ts'
import { doneTimeline, doneWords } from '../../funnel/views/doneTimeline.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ShareButton } from '../../ui/buttons/ShareButton.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { Timeline } from '../../ui/cards/Timeline.tsx'
import { useDispatch } from 'react-redux'
import order from '../Order.module.css'
import styles from './Done.module.css'
import { useKnowledge } from '../useKnowledge.ts'
import { OtherDevicesButton } from '../device/OtherDevicesButton.tsx'
import { DataCopyButton } from '../copy/DataCopyButton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LeaveDeviceButton } from './LeaveDeviceButton.tsx'
import { Withdrawal } from './Withdrawal.tsx'

const VisitToCalendar = lazyPart(async () => (await import('./VisitToCalendar.tsx')).VisitToCalendar)

/** Shows the order's number, which is also printed. */
export function DoneNumber() {
  const number = factsOf(useKnowledge()).order?.orderNumber
  if (!number) return null
  return (
    <div className={styles.number}>
      <p>{doneTexts.number}</p>
      <p className={classes('big num', styles.code)}>{grouped(number)}</p>
      <div className="row">
        <CopyNumber number={number} />
        <ShareButton data={{ text: doneTexts.shared(number) }} />
        <VisitToCalendar />
        <TextButton icon="save" onClick={() => window.print()}>
          {doneTexts.keep}
        </TextButton>
      </div>
    </div>
  )
}

/** Copies the number without its gaps. If the browser refuses, a note says so. */
function CopyNumber({ number }: { number: string }) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setTold(doneTexts.copied)
    } catch {
      setTold(doneTexts.uncopied)
    }
  }
  return (
    <>
      <TextButton icon="doc" onClick={() => void copy()}>
        {doneTexts.copy}
      </TextButton>
      <span role="status" className={told ? undefined : 'sr'}>
        {told}
      </span>
    </>
  )
}

type Level = { heading?: 'h2' | 'h3' }

/** The steps that follow an order, unless it was withdrawn or ended. */
export function DoneMoments({ heading: Heading = 'h2' }: Level) {
  const knowledge = useKnowledge()
  if (endedOrderWords(knowledge)) return null
  return (
    <>
      <Heading className={order.sub}>{doneTexts.next}</Heading>
      <Timeline items={doneTimeline(knowledge).map((moment) => ({ ...moment, doneText: doneTexts.done }))} />
    </>
  )
}

/** The steps that follow the order, and a way to withdraw it. */
export function DoneNext({ heading }: Level) {
  return (
    <section className="stack" aria-label={doneTexts.next}>
      <DoneMoments {...(heading && { heading })} />
      <Withdrawal />
      <div className={order.actions}>
        <DataCopyButton />
        <OtherDevicesButton />
        <LeaveDeviceButton />
      </div>
    </section>
  )
}

/** Shown after the order is placed: its number first, the next steps, and a way to begin another order. */
export function DoneSummary({ heading = 'h2' }: Level) {
  const dispatch = useDispatch()
  const { text } = doneWords(useKnowledge(), '')
  return (
    <div className={styles.done}>
      <DoneNumber />
      <p className="lead">{text}</p>
      <DoneNext heading={heading} />
      <FollowLink />
      <p>
        <Button look="line" icon="plus" onClick={() => dispatch(startedOver())}>
          {doneTexts.another}
        </Button>
      </p>
    </div>
  )
}

/** Links to the page that finds the order by its number and telephone. */
export const FollowLink = () => (
  <p>
    <TextLink to={placedOrderForm.path} icon="pin" className={styles.follow}>
      {doneTexts.follow}
    </TextLink>
  </p>
)

/** Groups the number in fours, for reading aloud. No-break spaces keep it on one line. */
const grouped = (number: string) => number.replace(/(?<=^(?:.{4})+)(?=.)/g, '\u00a0')

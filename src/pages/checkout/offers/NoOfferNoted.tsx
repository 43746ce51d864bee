import { noOfferTexts } from '../../../content/texts/endTexts.ts'
import { noticeTexts } from '../../../content/texts/noticeTexts.ts'
import { Noticed } from '../../../order/stops/Noticed.tsx'
import styles from '../steps/StepPage.module.css'
import { usePageOf } from '../usePageAt.ts'

/** Shown after the notice is agreed: links to another address and to cancel it. */
export function NoOfferNoted() {
  return (
    <>
      <h2 className={styles.heading}>{noOfferTexts.meanwhile}</h2>
      <p className="lead">{noticeTexts.meanwhile}</p>
      <Noticed frame={{ editPath: usePageOf(), row: styles.go }} />
    </>
  )
}

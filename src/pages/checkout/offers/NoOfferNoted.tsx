import { noOfferTexts } from '../../../content/texts/endTexts.ts'
import { coverageNoticeTexts } from '../../../content/texts/noticeTexts.ts'
import { NoCoverageStop } from '../../../order/stops/Noticed.tsx'
import styles from '../steps/StepPage.module.css'
import { useQuestionPath } from '../usePageAt.ts'

/** Shown after the notice is agreed: links to another address and to cancel it. */
export function CoverageNoticeNoted() {
  return (
    <>
      <h2 className={styles.heading}>{noOfferTexts.meanwhile}</h2>
      <p className="lead">{coverageNoticeTexts.meanwhile}</p>
      <NoCoverageStop frame={{ editPath: useQuestionPath(), row: styles.go }} />
    </>
  )
}

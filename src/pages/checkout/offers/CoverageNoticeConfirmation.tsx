import { noOfferTexts } from '../../../content/texts/stopAndDonePageTexts.ts'
import { coverageNoticeTexts } from '../../../content/texts/coverageNoticeTexts.ts'
import { NoCoverageStop } from '../../../order/stops/NoCoverageStop.tsx'
import styles from '../steps/StepPage.module.css'
import { useQuestionPath } from '../usePathToPage.ts'

/** Shown after the notice is agreed: links to another address and to cancel it. */
export function CoverageNoticeConfirmation() {
  return (
    <>
      <h2 className={styles.heading}>{noOfferTexts.meanwhile}</h2>
      <p className="lead">{coverageNoticeTexts.meanwhile}</p>
      <NoCoverageStop frame={{ editPath: useQuestionPath(), row: styles.go }} />
    </>
  )
}

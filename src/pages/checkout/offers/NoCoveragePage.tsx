import { useState, type ReactNode } from 'react'
import { noOfferTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { coverageNoticeWords } from '../../../funnel/views/coverageNoticeWords.ts'
import { noOfferReason } from '../../../funnel/views/noOfferReason.ts'
import { Street } from '../../../ui/art/Street.tsx'
import { Note } from '../../../ui/feedback/Note.tsx'
import { UnsavedNote } from '../../../order/notes/UnsavedNote.tsx'
import { useNoticeAgreed } from '../../../order/stops/CancelCoverageNotice.tsx'
import { useJourney } from '../../../order/useFunnel.ts'
import { useKnowledge } from '../../../order/useKnowledge.ts'
import { HeroBanner } from '../../HeroBanner.tsx'
import { CoverageNoticeForm } from './CoverageNoticeForm.tsx'
import { coverageNoticeTexts } from '../../../content/texts/order/coverageNoticeTexts.ts'
import { NoCoverageStop } from '../../../order/stops/NoCoverageStop.tsx'
import { useQuestionPath } from '../usePathToPage.ts'
import { NoCoverageAside } from './NoCoverageAside.tsx'
import styles from '../steps/StepPage.module.css'
import { useHeadingFocus } from '../useHeadingFocus.ts'

/** Shown when no plan reaches the address: the reason, and the form for a notice when one does. */
export function NoCoveragePage({ screen }: { screen: Screen }) {
  const agreed = useNoticeAgreed()
  const [was, setWas] = useState({ agreed, dropped: false })
  useHeadingFocus(agreed)
  if (agreed !== was.agreed) setWas({ agreed, dropped: was.agreed })
  return agreed ? <Noted /> : <Asking screen={screen} dropped={was.dropped} />
}

function Asking({ screen, dropped }: { screen: Screen; dropped: boolean }) {
  const { title, lead, asked, why } = noOfferReason(useJourney().facts)
  return (
    <Layout title={title} lead={lead}>
      {dropped && (
        <Note icon="check" title={noOfferTexts.dropped.title} live="status">
          {noOfferTexts.dropped.text}
        </Note>
      )}
      {asked && (
        <div className="stack">
          <h2 className={styles.heading}>{asked}</h2>
          <p>{why}</p>
        </div>
      )}
      <CoverageNoticeForm screen={screen} />
    </Layout>
  )
}

/** Shown after the notice is agreed: links to another address and to cancel it. */
function Noted() {
  const { title, text } = coverageNoticeWords(useKnowledge())
  return (
    <Layout title={title} lead={text}>
      <h2 className={styles.heading}>{noOfferTexts.meanwhile}</h2>
      <p className="lead">{coverageNoticeTexts.meanwhile}</p>
      <NoCoverageStop frame={{ editPath: useQuestionPath(), row: styles.go }} />
    </Layout>
  )
}

function Layout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main id="conteudo">
      <HeroBanner height="low" title={title} lead={lead} art={<Street lit={false} />} live />
      <div className={`wrap ${styles.step}`}>
        <div className={styles.main}>
          <UnsavedNote />
          {children}
        </div>
        <aside>
          <NoCoverageAside />
        </aside>
      </div>
    </main>
  )
}

import { useState, type ReactNode } from 'react'
import { noOfferReasons, noOfferTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { noticeWords } from '../../funnel/noticeWords.ts'
import { Street } from '../../ui/art/Street.tsx'
import { Note } from '../../ui/Note.tsx'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { useNoticeAgreed } from '../../ui/order/NoticeAgreed.tsx'
import { useStory } from '../../ui/order/useStory.ts'
import { useJourney } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import { NoOfferForm } from './NoOfferForm.tsx'
import { NoOfferNoted } from './NoOfferNoted.tsx'
import { OtherWays } from './OtherWays.tsx'
import styles from './StepPage.module.css'
import { useHeadingFocus } from './useHeadingFocus.ts'

/** Where no plan reaches the address: why, and a notice for the day one does. */
export function NoOfferPage({ screen }: { screen: Screen }) {
  const agreed = useNoticeAgreed()
  const [was, setWas] = useState({ agreed, dropped: false })
  useHeadingFocus(agreed)
  if (agreed !== was.agreed) setWas({ agreed, dropped: was.agreed })
  return agreed ? <Noted /> : <Asking screen={screen} dropped={was.dropped} />
}

function Asking({ screen, dropped }: { screen: Screen; dropped: boolean }) {
  const { facts } = useJourney()
  const { title, lead, asked, why } = noOfferReasons[facts.coverage?.reason ?? 'no-network']
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
      <NoOfferForm screen={screen} />
    </Layout>
  )
}

function Noted() {
  const { title, text } = noticeWords(useStory())
  return (
    <Layout title={title} lead={text}>
      <NoOfferNoted />
    </Layout>
  )
}

function Layout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main id="conteudo">
      <Banner height="low" title={title} lead={lead} art={<Street lit={false} />} live />
      <div className={`wrap ${styles.step}`}>
        <div className={styles.main}>
          <HeldNote />
          {children}
        </div>
        <aside>
          <OtherWays />
        </aside>
      </div>
    </main>
  )
}

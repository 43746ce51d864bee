import { noOfferTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/flows.ts'
import { privacyPolicy } from '../../content/legal.ts'
import { noticeTexts } from '../../content/noticeTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ChatLink } from './ChatLink.tsx'
import { PageForm } from './PageForm.tsx'
import styles from './StepPage.module.css'
import { useAnswering } from './useAnswering.ts'

/** How to reach the visitor on that day. */
export function NoOfferForm({ screen }: { screen: Screen }) {
  const answering = useAnswering(screen.asks)
  return (
    <>
      <h2 className={styles.heading}>{noticeTexts.heading}</h2>
      <PageForm screen={screen} keys={screen.asks} answering={answering}>
        <Button type="submit" big split icon="arrow">
          {noticeTexts.button}
        </Button>
      </PageForm>
      <p className="meta">
        {noticeTexts.privacy} <a href={privacyPolicy}>{noOfferTexts.policy}</a>
      </p>
      <ChatLink screen={screen.id} onLeave={answering.keepDrafts} />
    </>
  )
}

import { noOfferTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { privacyPolicy } from '../../content/legal.ts'
import { noticeTexts } from '../../content/noticeTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ChatLink } from './ChatLink.tsx'
import { PageForm } from './PageForm.tsx'
import styles from './StepPage.module.css'
import { useAnswering } from './useAnswering.ts'

/** Sending it is to want the notice. */
const contact = ['name', 'email', 'phone'] as const

/** How to reach the visitor on that day. */
export function NoOfferForm({ screen }: { screen: Screen }) {
  const answering = useAnswering(contact, { notice: 'sim' })
  return (
    <>
      <h2 className={styles.heading}>{noticeTexts.heading}</h2>
      <PageForm keys={contact} answering={answering}>
        <Button type="submit" big split icon="arrow" state={answering.refused ? 'error' : 'default'}>
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

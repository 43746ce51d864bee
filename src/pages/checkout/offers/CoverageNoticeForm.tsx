import { privacyPolicy } from '../../../content/texts/commonTexts.ts'
import { noOfferTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { coverageNoticeTexts } from '../../../content/texts/order/coverageNoticeTexts.ts'
import { Anchor } from '../../../ui/buttons/Anchor.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChatLink } from '../ChatLink.tsx'
import { PageForm } from '../steps/PageForm.tsx'
import styles from '../steps/StepPage.module.css'
import { usePageForm } from '../steps/usePageForm.ts'

/** The fields of the contact form. Submitting it also agrees to the notice. */
const contact = ['name', 'email', 'phone'] as const

/** Asks for a contact for the coverage notice. */
export function CoverageNoticeForm({ screen }: { screen: Screen }) {
  const answering = usePageForm(contact, { notice: 'sim' })
  return (
    <>
      <h2 className={styles.heading}>{coverageNoticeTexts.heading}</h2>
      <PageForm keys={contact} answering={answering}>
        <Button type="submit" big split icon="arrow" state={answering.refused ? 'error' : 'default'}>
          {coverageNoticeTexts.button}
        </Button>
      </PageForm>
      <p className="meta">
        {coverageNoticeTexts.privacy}{' '}
        <Anchor to={privacyPolicy} target="_blank">
          {noOfferTexts.policy}
        </Anchor>
      </p>
      <ChatLink screen={screen.id} onLeave={answering.keepDrafts} />
    </>
  )
}

import { identityTexts } from '../../content/checkoutTexts.ts'
import { whatsappLink } from '../../content/contact.ts'
import type { Screen } from '../../content/screen.ts'
import { Misfit } from '../../ui/art/Misfit.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { useFunnel, useJourney } from '../../ui/useFunnel.ts'
import { Aside } from './Aside.tsx'
import { CallForm } from '../../ui/order/CallForm.tsx'
import { StepPage } from './StepPage.tsx'
import styles from './StepPage.module.css'

/** No try is left: what the provider said, the protocol, and the ways to a person. */
export function PersonPage({ screen }: { screen: Screen }) {
  const { facts } = useJourney()
  const protocol = useFunnel(({ lead }) => lead?.id ?? '')
  const { lead, said, protocol: label, bring, whatsapp, words, review, note } = identityTexts.person
  const message = facts.risk?.rejected_message
  return (
    <StepPage screen={screen} lead={lead} art={<Misfit mended />} note={note}>
      {message && (
        <Note icon="alert" title={said}>
          {message}
        </Note>
      )}
      <p>
        {label} <b className="num">{protocol}</b>. {bring}
      </p>
      <div className={styles.go}>
        <ButtonLink href={whatsappLink(words(protocol))} target="_blank" big split icon="wa">
          {whatsapp}
        </ButtonLink>
      </div>
      <CallForm />
      <Aside lead={review.lead}>
        <p>{review.text}</p>
      </Aside>
    </StepPage>
  )
}

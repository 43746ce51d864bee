import { identityTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { quizRetried } from '../../funnel/visitorActions.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useJourney } from '../useFunnel.ts'
import { CallForm } from './CallForm.tsx'
import { ProtocolNumber } from './ProtocolNumber.tsx'
import styles from './ToPerson.module.css'
import { useWhatsappOrderLink } from './useWhatsappOrderLink.ts'

/** Shown when no try is left: the provider's words, the protocol, and the contacts of a person. */
export function HumanContact() {
  const dispatch = useDispatch()
  const { quiz, rejected_message: message } = useJourney().facts.risk ?? {}
  const whatsappHere = useWhatsappOrderLink()
  const { said, bring, whatsapp } = identityTexts.person
  return (
    <div className={styles.call}>
      {message && (
        <Note icon="alert" title={said}>
          {message}
        </Note>
      )}
      <p>
        <ProtocolNumber /> {bring}
      </p>
      <div className={styles.act}>
        <ButtonLink href={whatsappHere} target="_blank" big split icon="wa">
          {whatsapp}
        </ButtonLink>
      </div>
      <CallForm />
      {quiz && (
        <p>
          <TextButton onClick={() => dispatch(quizRetried())} icon="back">
            {quizTexts.comeBack}
          </TextButton>
        </p>
      )}
    </div>
  )
}

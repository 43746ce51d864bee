import { identityTexts } from '../../content/checkoutTexts.ts'
import { protocolText } from '../../api/contract/protocol.ts'
import { quizTexts } from '../../content/quizTexts.ts'
import { quizRetried } from '../../funnel/asked.ts'
import { ButtonLink } from '../ButtonLink.tsx'
import { Note } from '../Note.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel, useJourney } from '../useFunnel.ts'
import { CallForm } from './CallForm.tsx'
import styles from './ToPerson.module.css'
import { useHandOver } from './useHandOver.ts'

/** Where no try is left: what the provider said, the protocol, and the ways to a person. */
export function PersonWays() {
  const ask = useAsk()
  const { quiz, rejected_message: message } = useJourney().facts.risk ?? {}
  const protocol = useFunnel(({ lead }) => lead?.protocol)
  const whatsappHere = useHandOver()
  const { said, protocol: label, bring, whatsapp } = identityTexts.person
  return (
    <div className={styles.call}>
      {message && (
        <Note icon="alert" title={said}>
          {message}
        </Note>
      )}
      <p>
        {protocol && (
          <>
            {label} <b className="num nb">{protocolText(protocol)}</b>.{' '}
          </>
        )}
        {bring}
      </p>
      <div className={styles.act}>
        <ButtonLink href={whatsappHere} target="_blank" big split icon="wa">
          {whatsapp}
        </ButtonLink>
      </div>
      <CallForm />
      {quiz && (
        <p>
          <TextButton onClick={() => ask(quizRetried())} icon="back">
            {quizTexts.comeBack}
          </TextButton>
        </p>
      )}
    </div>
  )
}

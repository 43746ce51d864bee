import { codeSentTexts } from '../../content/texts/order/codeSentTexts.ts'
import { codeAsked } from '../../funnel/visitorActions.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useJourney } from '../useFunnel.ts'
import { LoadingOrRetry } from '../notes/LoadingOrRetry.tsx'

/** Says where the code was sent, and offers another one. */
export function CodeSent() {
  const dispatch = useDispatch()
  const sent = useJourney().facts.codeSent
  if (!sent) return <LoadingOrRetry name="codeSent" loading={codeSentTexts.sending} />
  return (
    <div className="stack">
      <p role="status">{codeSentTexts.sent(sent.email)}</p>
      <p>
        <TextButton icon="mail" onClick={() => dispatch(codeAsked())}>
          {codeSentTexts.another}
        </TextButton>
      </p>
    </div>
  )
}

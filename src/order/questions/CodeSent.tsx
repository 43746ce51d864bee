import { collaboratorTexts } from '../../content/texts/collaboratorTexts.ts'
import { codeAsked } from '../../funnel/intents.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useJourney } from '../useFunnel.ts'
import { FactState } from '../notes/FactState.tsx'

/** Says where the code was sent, and offers another one. */
export function CodeSent() {
  const dispatch = useDispatch()
  const sent = useJourney().facts.codeSent
  if (!sent) return <FactState name="codeSent" loading={collaboratorTexts.sending} />
  return (
    <div className="stack">
      <p role="status">{collaboratorTexts.sent(sent.email)}</p>
      <p>
        <TextButton icon="mail" onClick={() => dispatch(codeAsked())}>
          {collaboratorTexts.another}
        </TextButton>
      </p>
    </div>
  )
}

import { collaboratorTexts } from '../../content/collaboratorTexts.ts'
import { codeAsked } from '../../funnel/asked.ts'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useJourney } from '../useFunnel.ts'
import { FactState } from './FactState.tsx'

/** Where the code was sent, and how to have another one. */
export function CodeSent() {
  const ask = useAsk()
  const sent = useJourney().facts.codeSent
  if (!sent) return <FactState name="codeSent" loading={collaboratorTexts.sending} />
  return (
    <div className="stack">
      <p role="status">{collaboratorTexts.sent(sent.email)}</p>
      <p>
        <TextButton icon="mail" onClick={() => ask(codeAsked())}>
          {collaboratorTexts.another}
        </TextButton>
      </p>
    </div>
  )
}

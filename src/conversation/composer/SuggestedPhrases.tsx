import { useNavigate } from 'react-router'
import { asLabel } from '../../content/format.ts'
import type { Key } from '../../content/questions/answers.ts'
import { sayingTexts } from '../../content/texts/chat/lazyChatTexts.ts'
import { suggestedPhrase } from '../../funnel/views/suggestedPhrase.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { reading } from '../words/lazyReading.ts'
import { hasSeveralPlans, repliesTo } from '../words/quickReplies.ts'
import { useChatActions } from '../words/useChatActions.ts'

/** Phrases to say by a tap: the assistant's last suggestion, unless a reply is the same, and questions about plans. */
export function SuggestedPhrases({ name, onTaken }: { name: Key; onTaken: () => void }) {
  const { facts } = useJourney()
  const words = useFunnel(({ asides }) =>
    asLabel(suggestedPhrase(name, asides, reading.get()?.earlyWishReminder(name, asides, facts)) ?? ''),
  )
  const { say } = useChatActions()
  const navigate = useNavigate()
  const speak = (text: string) => {
    if (say(name, text, (path) => void navigate(path)) === 'taken') onTaken()
    else if (text === words) document.getElementById('agora')?.focus({ preventScroll: true })
  }
  const isNew = words !== '' && repliesTo(name, facts).every(({ text }) => text !== words)
  const sayings = [...(isNew ? [words] : []), ...(hasSeveralPlans(name, facts) ? sayingTexts : [])]
  return sayings.map((text) => (
    <Button key={text} look="line" onClick={() => speak(text)}>
      {text}
    </Button>
  ))
}

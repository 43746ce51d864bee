import type { Key } from '../../content/questions/answers.ts'
import { checkoutTexts } from '../../content/texts/order/checkoutTexts.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import { AlternativeBelow } from './AlternativeBelow.tsx'

type Props = { screen: string; question?: Key | undefined; lead?: string; text?: string; onLeave?: () => void }

/** A link to the same question in the conversation. */
export function ChatLink({
  screen,
  question,
  lead = checkoutTexts.chat.lead,
  text = checkoutTexts.chat.link,
  onLeave,
}: Props) {
  const flow = useFunnel((funnel) => funnel.flow)
  const place = { voice: 'chat', flow, screen, ...(question && { key: question }) } as const
  return (
    <AlternativeBelow lead={lead}>
      <TextLink to={pathOf(place)} icon="chat" onClick={onLeave}>
        {text}
      </TextLink>
    </AlternativeBelow>
  )
}

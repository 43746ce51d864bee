import type { Key } from '../../content/answers.ts'
import { checkoutTexts } from '../../content/checkoutTexts.ts'
import type { ScreenId } from '../../content/screen.ts'
import { pathOf } from '../../funnel/place.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'
import { Aside } from './Aside.tsx'

type Props = { screen: ScreenId; question?: Key | undefined; lead?: string; text?: string; onLeave?: () => void }

/** The same question in the conversation. */
export function ChatLink({ screen, question, lead = checkoutTexts.chat.lead, text = checkoutTexts.chat.link, onLeave }: Props) {
  const flow = useFunnel((funnel) => funnel.flow)
  const place = { voice: 'chat', flow, screen, ...(question && { key: question }) } as const
  return (
    <Aside lead={lead}>
      <TextLink to={pathOf(place)} icon="chat" onClick={onLeave}>
        {text}
      </TextLink>
    </Aside>
  )
}

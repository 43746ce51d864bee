import { checkoutTexts } from '../../content/checkoutTexts.ts'
import { whatsappLink } from '../../api/contract/contact.ts'
import { handOver } from '../../content/handOver.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Aside } from './Aside.tsx'

/** The way to a person, who is told where the visitor stopped and nothing else. */
export function PersonLink({ step }: { step: string }) {
  const { lead, link } = checkoutTexts.person
  return (
    <Aside lead={lead}>
      <TextLink href={whatsappLink(handOver(step))} target="_blank" icon="wa">
        {link}
      </TextLink>
    </Aside>
  )
}

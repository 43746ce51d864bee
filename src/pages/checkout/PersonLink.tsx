import { checkoutTexts } from '../../content/checkoutTexts.ts'
import { useHandOver } from '../../ui/order/useHandOver.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Aside } from './Aside.tsx'

/** The way to a person, who is told where the visitor stopped and of which order, and nothing about the visitor. */
export function PersonLink({ step }: { step: string }) {
  const { lead, link } = checkoutTexts.person
  const whatsapp = useHandOver(step)
  return (
    <Aside lead={lead}>
      <TextLink href={whatsapp} target="_blank" icon="wa">
        {link}
      </TextLink>
    </Aside>
  )
}

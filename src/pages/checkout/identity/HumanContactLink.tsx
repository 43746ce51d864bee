import { checkoutTexts } from '../../../content/texts/order/checkoutTexts.ts'
import { useWhatsappOrderLink } from '../../../order/person/useWhatsappOrderLink.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { AlternativeBelow } from '../AlternativeBelow.tsx'

/** A link to a person, who gets the order and its step, but nothing about the visitor. */
export function HumanContactLink({ step }: { step: string }) {
  const { lead, link } = checkoutTexts.person
  const whatsapp = useWhatsappOrderLink(step)
  return (
    <AlternativeBelow lead={lead}>
      <TextLink href={whatsapp} target="_blank" icon="wa">
        {link}
      </TextLink>
    </AlternativeBelow>
  )
}

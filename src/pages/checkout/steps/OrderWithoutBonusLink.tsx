import { withoutBonusTexts } from '../../../content/texts/order/checkoutTexts.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { AlternativeBelow } from '../AlternativeBelow.tsx'

/** A link to an order outside the campaign, for visitors whose line has no bonus. */
export function OrderWithoutBonusLink() {
  return (
    <AlternativeBelow lead={withoutBonusTexts.lead}>
      <TextLink href={withoutBonusTexts.to}>{withoutBonusTexts.link}</TextLink>
    </AlternativeBelow>
  )
}

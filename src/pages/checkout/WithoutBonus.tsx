import { withoutBonusTexts } from '../../content/checkoutTexts.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { Aside } from './Aside.tsx'

/** The plain order, outside the campaign, for whoever has no line with a bonus. */
export function WithoutBonus() {
  return (
    <Aside lead={withoutBonusTexts.lead}>
      <TextLink href={withoutBonusTexts.to}>{withoutBonusTexts.link}</TextLink>
    </Aside>
  )
}

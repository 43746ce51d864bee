import { identityTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { MisfitTile } from '../../../ui/art/MisfitTile.tsx'
import { HumanContact } from '../../../order/person/HumanContact.tsx'
import { AlternativeBelow } from '../AlternativeBelow.tsx'
import { StepPageLayout } from '../steps/StepPageLayout.tsx'

/** Shown when no try is left. A person continues from here and can review the decision. */
export function HumanReviewPage({ screen }: { screen: Screen }) {
  const { review, note } = identityTexts.person
  return (
    <StepPageLayout screen={screen} art={<MisfitTile mended />} note={note}>
      <HumanContact />
      <AlternativeBelow lead={review.lead}>
        <p>{review.text}</p>
      </AlternativeBelow>
    </StepPageLayout>
  )
}

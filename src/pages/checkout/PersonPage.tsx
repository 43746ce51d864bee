import { identityTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { Misfit } from '../../ui/art/Misfit.tsx'
import { PersonWays } from '../../ui/order/PersonWays.tsx'
import { Aside } from './Aside.tsx'
import { StepPage } from './StepPage.tsx'

/** No try is left: a person goes on from here, and may look at the decision again. */
export function PersonPage({ screen }: { screen: Screen }) {
  const { lead, review, note } = identityTexts.person
  return (
    <StepPage screen={screen} lead={lead} art={<Misfit mended />} note={note}>
      <PersonWays />
      <Aside lead={review.lead}>
        <p>{review.text}</p>
      </Aside>
    </StepPage>
  )
}

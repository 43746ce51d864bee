import { identityTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { MisfitTile } from '../../../ui/art/MisfitTile.tsx'
import { IdentitySecondTry } from '../../../order/stops/IdentitySecondTry.tsx'
import { HumanContactLink } from './HumanContactLink.tsx'
import { StepPageLayout } from '../steps/StepPageLayout.tsx'
import styles from '../steps/StepPage.module.css'
import { useQuestionPath } from '../usePathToPage.ts'

/** Shown when the identity was not confirmed and one try is left. The visitor can correct answers first. */
export function SecondTryPage({ screen }: { screen: Screen }) {
  return (
    <StepPageLayout screen={screen} art={<MisfitTile />} note={identityTexts.again.note}>
      <IdentitySecondTry frame={{ editPath: useQuestionPath(), row: styles.go, big: true }} alone />
      <HumanContactLink step={screen.title} />
    </StepPageLayout>
  )
}

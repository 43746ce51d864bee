import { coverageEndTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { CoverageCard } from '../../../order/plans/CoverageCard.tsx'
import { CallForm } from '../../../order/person/CallForm.tsx'
import { StepPageLayout } from '../steps/StepPageLayout.tsx'
import styles from '../steps/StepPage.module.css'
import { usePathToPage } from '../usePathToPage.ts'

/** Says that there is coverage, and offers a call. */
export function CoveredPage({ screen }: { screen: Screen }) {
  const pageAt = usePathToPage()
  return (
    <StepPageLayout screen={screen} aside={<CoverageCard changePath={pageAt('nr-imovel')} />}>
      <CallForm heading={null} look="brand" />
      <div className={styles.go}>
        <ButtonLink to={pageAt('planos')} look="line" big split icon="arrow">
          {coverageEndTexts.plans}
        </ButtonLink>
      </div>
    </StepPageLayout>
  )
}

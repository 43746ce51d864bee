import { coverageEndTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { CoverageCard } from '../../ui/order/CoverageCard.tsx'
import { CallForm } from '../../ui/order/CallForm.tsx'
import { StepPage } from './StepPage.tsx'
import styles from './StepPage.module.css'
import { usePageAt } from './usePageAt.ts'

/** There is coverage, and a person calls whoever would rather talk. */
export function CoveredPage({ screen }: { screen: Screen }) {
  const pageAt = usePageAt()
  const { text } = coverageEndTexts.call
  return (
    <StepPage screen={screen} lead={text} aside={<CoverageCard changePath={pageAt('nr-imovel')} />}>
      <CallForm heading={null} look="brand" />
      <div className={styles.go}>
        <ButtonLink to={pageAt('planos')} look="line" big split icon="arrow">
          {coverageEndTexts.plans}
        </ButtonLink>
      </div>
    </StepPage>
  )
}

import { checkoutTexts, identityTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { quizRetried } from '../../funnel/asked.ts'
import { Misfit } from '../../ui/art/Misfit.tsx'
import { Button } from '../../ui/Button.tsx'
import { IdentityRows } from '../../ui/order/IdentityRows.tsx'
import { useAsk } from '../../ui/useFunnel.ts'
import { PersonLink } from './PersonLink.tsx'
import { StepPage } from './StepPage.tsx'
import styles from './StepPage.module.css'
import { usePageOf } from './usePageAt.ts'

/** The identity was not confirmed and one try is left: what may be wrong can be corrected first. */
export function SecondTryPage({ screen }: { screen: Screen }) {
  const ask = useAsk()
  const pageOf = usePageOf()
  const { lead, note } = identityTexts.again
  return (
    <StepPage screen={screen} lead={lead} art={<Misfit />} note={note}>
      <IdentityRows editPath={pageOf} />
      <div className={styles.go}>
        <Button big split icon="arrow" onClick={() => ask(quizRetried())}>
          {checkoutTexts.retry}
        </Button>
      </div>
      <PersonLink step={screen.title} />
    </StepPage>
  )
}

import { noOffersTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { MisfitTile } from '../../../ui/art/MisfitTile.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { AlternativeBelow } from '../AlternativeBelow.tsx'
import { CallForm } from '../../../order/person/CallForm.tsx'
import { ActionsAtStop } from '../../../order/stops/ActionsAtStop.tsx'
import { StepPageLayout } from '../steps/StepPageLayout.tsx'
import styles from '../steps/StepPage.module.css'
import { useQuestionPath } from '../usePathToPage.ts'

/** Shown when a tax id has no offer: links to another tax id, a person, or a new order. */
export function NoCustomerOffersPage({ screen }: { screen: Screen }) {
  return (
    <StepPageLayout screen={screen} art={<MisfitTile />}>
      <ActionsAtStop frame={{ editPath: useQuestionPath(), row: styles.go, big: true }} />
      <CallForm />
      <AlternativeBelow lead={noOffersTexts.new.lead}>
        <TextLink href="/checkout/cep">{noOffersTexts.new.link}</TextLink>
      </AlternativeBelow>
    </StepPageLayout>
  )
}

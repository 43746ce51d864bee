import { noOffersTexts } from '../../../content/texts/endTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { Misfit } from '../../../ui/art/Misfit.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Aside } from '../Aside.tsx'
import { CallForm } from '../../../order/person/CallForm.tsx'
import { NoOffers } from '../../../order/stops/NoOffers.tsx'
import { StepPage } from '../steps/StepPage.tsx'
import styles from '../steps/StepPage.module.css'
import { usePageOf } from '../usePageAt.ts'

/** Shown when a tax id has no offer: links to another tax id, a person, or a new order. */
export function NoOffersPage({ screen }: { screen: Screen }) {
  return (
    <StepPage screen={screen} art={<Misfit />}>
      <NoOffers frame={{ editPath: usePageOf(), row: styles.go, big: true }} />
      <CallForm />
      <Aside lead={noOffersTexts.new.lead}>
        <TextLink href="/checkout/cep">{noOffersTexts.new.link}</TextLink>
      </Aside>
    </StepPage>
  )
}

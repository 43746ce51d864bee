import { noOffersTexts } from '../../content/checkoutTexts.ts'
import { whatsappLink } from '../../api/contract/contact.ts'
import type { Screen } from '../../content/screen.ts'
import { Misfit } from '../../ui/art/Misfit.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Aside } from './Aside.tsx'
import { CallForm } from '../../ui/order/CallForm.tsx'
import { StepPage } from './StepPage.tsx'
import styles from './StepPage.module.css'
import { usePageAt } from './usePageAt.ts'
import { checkoutTexts } from '../../content/checkoutTexts.ts'

/** Nothing is offered to this tax id now: another one, a person, or a new order. */
export function NoOffersPage({ screen }: { screen: Screen }) {
  const pageAt = usePageAt()
  const { lead, again, words } = noOffersTexts
  return (
    <StepPage screen={screen} lead={lead} art={<Misfit />}>
      <div className={styles.go}>
        <ButtonLink to={pageAt('consulta-cpf')} big split icon="arrow">
          {again}
        </ButtonLink>
        <ButtonLink href={whatsappLink(words)} target="_blank" look="line" big split icon="wa">
          {checkoutTexts.person.link}
        </ButtonLink>
      </div>
      <CallForm />
      <Aside lead={noOffersTexts.new.lead}>
        <TextLink href="/checkout/cep">{noOffersTexts.new.link}</TextLink>
      </Aside>
    </StepPage>
  )
}

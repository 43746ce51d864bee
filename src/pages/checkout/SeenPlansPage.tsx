import { coverageEndTexts, plansTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { planTaken } from '../../funnel/asked.ts'
import { planList } from '../../funnel/planList.ts'
import { Street } from '../../ui/art/Street.tsx'
import { PlanPicker } from '../../ui/order/PlanPicker.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import { addressLine } from './addressLine.ts'
import { Aside } from './Aside.tsx'
import styles from './PlansPage.module.css'
import { usePageAt } from './usePageAt.ts'

/** The plans at an address that was only looked up; taking one begins an order. */
export function SeenPlansPage({ screen }: { screen: Screen }) {
  const ask = useAsk()
  const pageAt = usePageAt()
  const address = useFunnel(addressLine)
  const count = useFunnel((funnel) => planList(funnel).length)
  return (
    <main id="conteudo">
      <Banner height="low" title={screen.title} lead={address} art={<Street />}>
        <p>
          <TextLink to={pageAt('nr-imovel')} icon="pin">
            {plansTexts.edit}
          </TextLink>
        </p>
      </Banner>
      <section className={`wrap section ${styles.plans}`} aria-labelledby="planos">
        <div className="head">
          <h2 id="planos">{plansTexts.heading(count)}</h2>
          <p className="lead">{plansTexts.lead}</p>
        </div>
        <PlanPicker name="plan" look="cards" onPick={(sku) => ask(planTaken({ sku }))} />
        <Aside lead={coverageEndTexts.call.lead}>
          <TextLink to={pageAt('com-cobertura')} icon="phone">
            {coverageEndTexts.call.link}
          </TextLink>
        </Aside>
      </section>
    </main>
  )
}

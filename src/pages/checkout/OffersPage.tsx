import { offersTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { answered } from '../../funnel/asked.ts'
import { planList } from '../../funnel/planList.ts'
import { Assemble } from '../../ui/art/Assemble.tsx'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { PlanPicker } from '../../ui/order/PlanPicker.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import { ChatLink } from './ChatLink.tsx'
import styles from './PlansPage.module.css'
import { usePageAt } from './usePageAt.ts'

/** What a customer is offered; taking one is the answer. */
export function OffersPage({ screen }: { screen: Screen }) {
  const ask = useAsk()
  const pageAt = usePageAt()
  const error = useFunnel(({ refused }) => refused.offer)
  const count = useFunnel((funnel) => planList(funnel, 'offer').length)
  return (
    <main id="conteudo">
      <Banner height="low" title={screen.title} lead={screen.lead ?? ''} art={<Assemble />}>
        <p>
          <TextLink to={pageAt('consulta-cpf')} icon="back">
            {offersTexts.edit}
          </TextLink>
        </p>
      </Banner>
      <section className={`wrap section ${styles.plans}`} aria-labelledby="ofertas">
        <HeldNote />
        <div className="head">
          <h2 id="ofertas">{offersTexts.heading(count)}</h2>
          <p className="lead">{offersTexts.lead}</p>
        </div>
        <PlanPicker name="offer" look="cards" error={error} onPick={(offer) => ask(answered({ offer }))} />
        <ChatLink screen={screen.id} question="offer" lead={offersTexts.chat.lead} text={offersTexts.chat.link} />
      </section>
    </main>
  )
}

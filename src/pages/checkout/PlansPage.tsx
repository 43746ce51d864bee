import { plansTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { answered } from '../../funnel/asked.ts'
import { planList } from '../../funnel/planList.ts'
import { Street } from '../../ui/art/Street.tsx'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { PlanPicker } from '../../ui/order/PlanPicker.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import { SeenPlansPage } from './SeenPlansPage.tsx'
import { addressLine } from './addressLine.ts'
import { ChatLink } from './ChatLink.tsx'
import styles from './PlansPage.module.css'
import { usePageAt } from './usePageAt.ts'

/** The plans that reach the address. */
export function PlansPage({ screen }: { screen: Screen }) {
  return screen.kind === 'exit' ? <SeenPlansPage screen={screen} /> : <TakePage screen={screen} />
}

/** Taking one is the answer. */
function TakePage({ screen }: { screen: Screen }) {
  const pageAt = usePageAt()
  const address = useFunnel(addressLine)
  const error = useFunnel(({ refused }) => refused.plan)
  const ask = useAsk()
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
        <HeldNote />
        <Heading />
        <PlanPicker name="plan" look="cards" error={error} onPick={(plan) => ask(answered({ plan }))} />
        <ChatLink screen={screen.id} question="plan" lead={plansTexts.chat.lead} text={plansTexts.chat.link} />
      </section>
    </main>
  )
}

function Heading() {
  const count = useFunnel((funnel) => planList(funnel).length)
  return (
    <div className="head">
      <h2 id="planos">{plansTexts.heading(count)}</h2>
      <p className="lead">{plansTexts.lead}</p>
    </div>
  )
}

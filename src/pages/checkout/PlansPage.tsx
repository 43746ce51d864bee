import { plansTexts } from '../../content/checkoutTexts.ts'
import type { Screen } from '../../content/flows.ts'
import { answered } from '../../funnel/asked.ts'
import { pathOf } from '../../funnel/place.ts'
import { planList } from '../../funnel/planList.ts'
import { Street } from '../../ui/art/Street.tsx'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { PlanPicker } from '../../ui/order/PlanPicker.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk, useFunnel } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import { addressLine } from './addressLine.ts'
import { ChatLink } from './ChatLink.tsx'
import styles from './PlansPage.module.css'

/** The plans that reach the address; taking one is the answer. */
export function PlansPage({ screen }: { screen: Screen }) {
  const address = useFunnel(addressLine)
  const error = useFunnel(({ refused }) => refused.plan)
  const ask = useAsk()
  return (
    <main id="conteudo">
      <Banner height="low" title={screen.title} lead={address} art={<Street />}>
        <p>
          <TextLink to={pathOf({ voice: 'pages', screen: 'nr-imovel' })} icon="pin">
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

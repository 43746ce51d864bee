import type { ReactNode } from 'react'
import { planCards } from '../../../funnel/plans/plansToChoose.ts'
import { whyRefused } from '../../../funnel/views/whyRefused.ts'
import { PlanPicker } from '../../../order/plans/PlanPicker.tsx'
import { useFunnel } from '../../../order/useFunnel.ts'
import { HeroBanner } from '../../HeroBanner.tsx'
import styles from './PlansPage.module.css'

type Props = {
  name: 'plan' | 'offer'
  title: string
  lead: string
  art: ReactNode
  /** The link back to the answer that decides the plans. */
  edit: ReactNode
  texts: { heading: (count: number) => string; lead: string }
  onPick: (sku: string) => void
  note?: ReactNode
  children: ReactNode
}

/** Plan cards below a banner for their address or customer. */
export function PlanCardsLayout({ name, title, lead, art, edit, texts, onPick, note, children }: Props) {
  const count = useFunnel((funnel) => planCards(funnel, name).length)
  const error = useFunnel((funnel) => whyRefused(funnel, name))
  return (
    <main id="conteudo">
      <HeroBanner height="low" title={title} lead={lead} art={art}>
        <p>{edit}</p>
      </HeroBanner>
      <section className={`wrap section ${styles.plans}`} aria-labelledby="planos">
        {note}
        <div className="head">
          <h2 id="planos">{texts.heading(count)}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <PlanPicker name={name} look="cards" error={error} onPick={onPick} />
        {children}
      </section>
    </main>
  )
}

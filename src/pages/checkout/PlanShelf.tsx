import type { ReactNode } from 'react'
import { planList } from '../../funnel/planList.ts'
import { PlanPicker } from '../../ui/order/PlanPicker.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import styles from './PlansPage.module.css'

type Props = {
  name: 'plan' | 'offer'
  title: string
  lead: string
  art: ReactNode
  /** Back to what decided which plans there are. */
  edit: ReactNode
  texts: { heading: (count: number) => string; lead: string }
  onPick: (sku: string) => void
  note?: ReactNode
  children: ReactNode
}

/** Plans as cards below a banner that says where or for whom they are. */
export function PlanShelf({ name, title, lead, art, edit, texts, onPick, note, children }: Props) {
  const count = useFunnel((funnel) => planList(funnel, name).length)
  const error = useFunnel(({ refused }) => refused[name])
  return (
    <main id="conteudo">
      <Banner height="low" title={title} lead={lead} art={art}>
        <p>{edit}</p>
      </Banner>
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

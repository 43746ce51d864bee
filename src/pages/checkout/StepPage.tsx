import type { ReactNode } from 'react'
import type { Screen } from '../../content/screen.ts'
import { HeldNote } from '../../ui/order/HeldNote.tsx'
import { OrderAside } from '../../ui/order/OrderAside.tsx'
import { OrderPeek } from '../../ui/order/OrderPeek.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { BackLink } from './BackLink.tsx'
import styles from './StepPage.module.css'
import { usePageOf } from './usePageAt.ts'

type Props = {
  screen: Screen
  title?: string
  lead?: ReactNode
  /** Stands over the heading. */
  art?: ReactNode
  /** Under 'Seu pedido', in place of the usual line. */
  note?: string | undefined
  /** In place of 'Seu pedido'. */
  aside?: ReactNode
  children: ReactNode
}

/** The common page of an order: the way back, what is asked, and the order beside it. */
export function StepPage({ screen, title = screen.title, lead = screen.lead, art, note, aside, children }: Props) {
  const pageOf = usePageOf()
  return (
    <>
      {!aside && <OrderPeek editPath={pageOf} />}
      <div className={`wrap ${styles.step}`}>
        <main className={styles.main} id="conteudo">
          <HeldNote />
          <BackLink id={screen.id} />
          {art && <div className={`art ${styles.art}`}>{art}</div>}
          <h1 tabIndex={-1}>
            <Unbroken>{title}</Unbroken>
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </main>
        <aside className={aside ? undefined : styles.beside}>{aside ?? <OrderAside editPath={pageOf} note={note} />}</aside>
      </div>
    </>
  )
}

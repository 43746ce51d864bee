import type { ReactNode } from 'react'
import type { Screen } from '../../../content/flows/screen.ts'
import { UnsavedNote } from '../../../order/notes/UnsavedNote.tsx'
import { OrderAside } from '../../../order/panel/OrderAside.tsx'
import { OrderPeek } from '../../../order/panel/OrderPeek.tsx'
import { NoBreakText } from '../../../ui/NoBreakText.tsx'
import { checkoutTexts } from '../../../content/texts/order/checkoutTexts.ts'
import { screenBefore } from '../../../funnel/journey/journey.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { useJourney } from '../../../order/useFunnel.ts'
import { usePathToPage, useQuestionPath } from '../usePathToPage.ts'
import styles from './StepPage.module.css'

type Props = {
  screen: Screen
  title?: string
  lead?: ReactNode
  /** Shown above the heading. */
  art?: ReactNode
  /** Replaces the usual line under 'Seu pedido'. */
  note?: string | undefined
  /** Replaces 'Seu pedido'. */
  aside?: ReactNode
  /** The next step, at the foot of the window. Its room stays reserved while it is hidden, so that nothing moves. */
  bar?: ReactNode
  children: ReactNode
}

/** The common layout of an order's pages: the back link, the content, and the order next to it. */
export function StepPageLayout({
  screen,
  title = screen.title,
  lead = screen.lead,
  art,
  note,
  aside,
  bar,
  children,
}: Props) {
  const pageOf = useQuestionPath()
  return (
    <>
      {!aside && <OrderPeek editPath={pageOf} />}
      <div className={`wrap ${styles.step}`}>
        <main className={styles.main} id="conteudo">
          <UnsavedNote />
          <BackLink id={screen.id} />
          {art && <div className={`art ${styles.art}`}>{art}</div>}
          <h1 tabIndex={-1}>
            <NoBreakText>{title}</NoBreakText>
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </main>
        <aside className={aside ? undefined : styles.beside}>
          {aside ?? <OrderAside editPath={pageOf} note={note} />}
        </aside>
      </div>
      {bar !== undefined && <div className={bar ? `wrap ${styles.bar}` : styles.room}>{bar}</div>}
    </>
  )
}

/** 'Voltar': a link to the previous screen, or from the first screen to the home page. */
function BackLink({ id }: { id: string }) {
  const behind = screenBefore(useJourney(), id)
  const pageAt = usePathToPage()
  return (
    <TextLink to={behind ? pageAt(behind.id) : '/'} icon="back">
      {checkoutTexts.back}
    </TextLink>
  )
}

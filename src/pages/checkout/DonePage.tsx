import { donePageTexts } from '../../content/checkoutTexts.ts'
import { whatsappLink } from '../../api/contract/contact.ts'
import type { Screen } from '../../content/screen.ts'
import { startedOver } from '../../funnel/asked.ts'
import { Arrival } from '../../ui/art/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DoneNext, DoneNumber } from '../../ui/order/DoneSummary.tsx'
import { OrderAside } from '../../ui/order/OrderAside.tsx'
import { useDoneWords } from '../../ui/order/useDoneWords.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useAsk, useJourney } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'
import styles from './StepPage.module.css'
import { usePageAt } from './usePageAt.ts'

/** The order is placed: its number, what happens now, a copy to keep. */
export function DonePage({ screen }: { screen: Screen }) {
  const { title, lead } = useDoneWords(screen.title)
  return (
    <main id="conteudo">
      <Banner title={title} lead={lead} art={<Arrival />}>
        <DoneNumber />
      </Banner>
      <div className={`wrap ${styles.step} ${styles.done}`}>
        <div className={styles.main}>
          <DoneNext />
          <Ways />
        </div>
        <aside>
          <OrderAside />
        </aside>
      </div>
    </main>
  )
}

/** A person, the answers once more, another order. */
function Ways() {
  const pageAt = usePageAt()
  const order = useJourney().facts.order?.orderNumber ?? ''
  const ask = useAsk()
  const { person, words, review, another } = donePageTexts
  return (
    <div className="stack">
      <div className={styles.go}>
        <ButtonLink href={whatsappLink(words(order))} target="_blank" split icon="wa">
          {person}
        </ButtonLink>
        <Button look="line" split icon="plus" onClick={() => ask(startedOver())}>
          {another}
        </Button>
      </div>
      <p>
        <TextLink to={pageAt('confirmacao')} icon="doc">
          {review}
        </TextLink>
      </p>
    </div>
  )
}

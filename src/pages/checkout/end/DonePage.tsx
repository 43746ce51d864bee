import { donePageTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import { doneTexts } from '../../../content/texts/done/doneTexts.ts'
import { whatsappLink } from '../../../api/contract/contactLinks.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { startedOver } from '../../../funnel/visitorActions.ts'
import { FibreArrival } from '../../../ui/art/FibreArrival.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { DoneNext, DoneNumber, FollowLink } from '../../../order/done/DoneSummary.tsx'
import { OrderAside } from '../../../order/panel/OrderAside.tsx'
import { endedOrderWords } from '../../../funnel/views/endedOrderWords.ts'
import { wordsAtStop } from '../../../funnel/views/wordsAtStop.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { useDispatch } from 'react-redux'
import { useKnowledge } from '../../../order/useKnowledge.ts'
import { useJourney } from '../../../order/useFunnel.ts'
import { HeroBanner } from '../../HeroBanner.tsx'
import styles from '../steps/StepPage.module.css'
import { usePathToPage } from '../usePathToPage.ts'

/** Shown after the order is placed: its number, the next steps, and a copy to keep. */
export function DonePage({ screen }: { screen: Screen }) {
  const knowledge = useKnowledge()
  const { title, text } = wordsAtStop(knowledge, screen)
  return (
    <main id="conteudo">
      <HeroBanner title={title} lead={text} art={endedOrderWords(knowledge) ? undefined : <FibreArrival />}>
        <DoneNumber />
      </HeroBanner>
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

/** Links to a person, to the answers and to another order. */
function Ways() {
  const pageAt = usePathToPage()
  const order = useJourney().facts.order?.orderNumber ?? ''
  const dispatch = useDispatch()
  const { person, words, review } = donePageTexts
  return (
    <div className="stack">
      <div className={styles.go}>
        <ButtonLink href={whatsappLink(words(order))} target="_blank" split icon="wa">
          {person}
        </ButtonLink>
        <Button look="line" split icon="plus" onClick={() => dispatch(startedOver())}>
          {doneTexts.another}
        </Button>
      </div>
      <FollowLink />
      <p>
        <TextLink to={pageAt('confirmacao')} icon="doc">
          {review}
        </TextLink>
      </p>
    </div>
  )
}

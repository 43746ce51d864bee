import { useEffect, type ReactNode } from 'react'
import { phoneLink, whatsappLink } from '../../api/contract/contactLinks.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { doneTexts } from '../../content/texts/done/doneTexts.ts'
import { donePageTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { placedTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { dayText } from '../../content/format.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import { wholeMural } from '../../funnel/views/countMuralPieces.ts'
import { paymentText } from '../../funnel/views/orderLines.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { isVisitAhead, placedOrderWords } from '../../funnel/views/placedOrderWords.ts'
import { DoneMoments, DoneNext, DoneNumber } from '../../order/done/DoneSummary.tsx'
import { OrderAside } from '../../order/panel/OrderAside.tsx'
import { useKnowledge } from '../../order/useKnowledge.ts'
import { useOrderSummary } from '../../order/useOrderSummary.tsx'
import { FibreArrival } from '../../ui/art/FibreArrival.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { OrderPanel } from '../../ui/cards/OrderPanel.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { HeroBanner } from '../HeroBanner.tsx'
import { pageHeading } from '../checkout/useHeadingFocus.ts'
import styles from './PlacedOrderPage.module.css'

const PriceOverTime = lazyPart(async () => (await import('../../order/plans/PriceOverTime.tsx')).PriceOverTime)

type Again = { onAgain: () => void }

/** This browser's order, with all actions on it. */
export const OwnOrder = ({ onAgain }: Again) => <Shown next={<DoneNext />} aside={<OrderAside />} onAgain={onAgain} />

/** A found order, whose heading is read first. It says that it can only be withdrawn where it was placed. */
export function OrderFound({ onAgain }: Again) {
  useEffect(() => pageHeading()?.focus(), [])
  return <Shown next={<FoundNext />} aside={<FoundAside />} onAgain={onAgain} />
}

function Shown({ next, aside, onAgain }: Again & { next: ReactNode; aside: ReactNode }) {
  const knowledge = useKnowledge()
  const { title, text } = placedOrderWords(knowledge)
  const number = factsOf(knowledge).order?.orderNumber ?? ''
  return (
    <>
      <HeroBanner title={title} lead={text} art={endedOrderWords(knowledge) ? undefined : <FibreArrival />}>
        <DoneNumber />
      </HeroBanner>
      <div className={`wrap section ${styles.shown}`}>
        <div className={styles.first}>{next}</div>
        <aside className={styles.aside}>{aside}</aside>
        <div className={styles.rest}>
          {!endedOrderWords(knowledge) && <PriceOverTime />}
          <VisitChange />
          <div className={styles.ways}>
            <ButtonLink href={whatsappLink(donePageTexts.words(number))} target="_blank" split icon="wa">
              {donePageTexts.person}
            </ButtonLink>
            <Button look="line" split icon="undo" onClick={onAgain}>
              {texts.again}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

/** Visits cannot be moved online, so a person does it. */
function VisitChange() {
  if (!isVisitAhead(useKnowledge())) return null
  return (
    <section className="stack">
      <h2 className={styles.heading}>{texts.change}</h2>
      <p>{texts.visit}</p>
      <p>
        <TextLink href={phoneLink(contact.sales)} icon="phone">
          {texts.call(contact.sales)}
        </TextLink>
      </p>
    </section>
  )
}

function FoundNext() {
  const isAhead = endedOrderWords(useKnowledge()) === null
  return (
    <section className={styles.next} aria-label={doneTexts.next}>
      <DoneMoments />
      {isAhead && <p className="meta">{texts.withdraw}</p>}
      <p className="meta">{texts.masked}</p>
    </section>
  )
}

function FoundAside() {
  const knowledge = useKnowledge()
  const { ended, plan, price } = useOrderSummary()
  const { placedOn } = factsOf(knowledge).order ?? {}
  return (
    <OrderPanel
      heading={orderPanelTexts.heading}
      plan={plan}
      noPlan={ended?.short ?? ''}
      rows={[
        ...(placedOn === undefined ? [] : [{ label: texts.placedOn, value: dayText(placedOn) }]),
        ...(plan ? [{ label: texts.payment, value: paymentText(knowledge) }] : []),
      ]}
      price={price && <Price {...price} />}
      set={ended ? 0 : wholeMural}
    />
  )
}

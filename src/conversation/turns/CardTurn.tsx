import { chatTexts } from '../../content/chatTexts.ts'
import { lookUpTexts, noOfferReasons } from '../../content/checkoutTexts.ts'
import { factsOf } from '../../funnel/story.ts'
import { Street } from '../../ui/art/Street.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CoverageCard } from '../../ui/order/CoverageCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'
import { useEditPath } from '../useEditPath.ts'
import strand from '../Strand.module.css'
import type { CardName, TurnOf } from '../turn.ts'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Something found out for the visitor, shown as a card. */
export function CardTurn({ card }: TurnOf<'card'>) {
  const Card = cards[card]
  return (
    <li className={classes(strand.turn, card === 'address' && strand.through)}>
      <Card />
    </li>
  )
}

const cards: Record<CardName, () => React.ReactNode> = { address: AddressFound, coverage: Covered, noCoverage: NotCovered }

function AddressFound() {
  const editPath = useEditPath()
  const street = useFunnel((funnel) => factsOf(funnel).street)
  if (!street) return null
  return (
    <section className={classes(styles.card, styles.found)} aria-label={chatTexts.found}>
      <Icon name="pin" />
      <p>
        <b>{street.street}</b>
        {[street.neighborhood, street.city, street.state].filter(Boolean).join(', ')}
      </p>
      <TextLink to={editPath('cep')} small>
        {lookUpTexts.street.change}
      </TextLink>
    </section>
  )
}

function Covered() {
  const editPath = useEditPath()
  return (
    <>
      <p className={strand.node}>
        <Speaker who="bot" />
        {chatTexts.goodNews}
      </p>
      <div className={classes(strand.fed, styles.wide)}>
        <CoverageCard changePath={editPath('cep')} />
      </div>
    </>
  )
}

function NotCovered() {
  const reason = useFunnel((funnel) => factsOf(funnel).coverage?.reason)
  const { title, lead, asked, why } = noOfferReasons[reason ?? 'no-network']
  return (
    <>
      <p className={strand.node}>
        <Speaker who="bot" />
        <b>{title}</b>
      </p>
      <section className={styles.card} aria-label={title}>
        <div className={classes('art', styles.art)}>
          <Street lit={false} />
        </div>
        <div className={styles.inside}>
          <p>{lead}</p>
          {asked && (
            <details>
              <summary className={styles.more}>{asked}</summary>
              <p>{why}</p>
            </details>
          )}
        </div>
      </section>
    </>
  )
}

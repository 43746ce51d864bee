import { chatTexts, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { lookUpTexts } from '../../content/texts/order/checkoutTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/art/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { CoverageCard } from '../../order/plans/CoverageCard.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useFact } from '../../order/useFunnel.ts'
import { useEditPath } from '../editing/useEditPath.ts'
import strand from '../transcript/Strand.module.css'
import type { CardName, TurnOf } from '../transcript/turn.ts'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** Lazy, because most addresses have coverage. */
const NotCovered = lazyPart(async () => (await import('./NotCovered.tsx')).NotCovered)

/** A result for the visitor, shown as a card. */
export function CardTurn({ card }: TurnOf<'card'>) {
  const Card = cards[card]
  return (
    <article className={classes(strand.turn, card === 'address' && strand.through)} aria-label={turnTexts[card]}>
      <Card />
    </article>
  )
}

const cards: Record<CardName, React.ComponentType> = {
  address: AddressFound,
  coverage: Covered,
  noCoverage: NotCovered,
}

function AddressFound() {
  const editPath = useEditPath()
  const street = useFact('street')
  const order = useFact('order')
  if (!street) return null
  const [found, ...around] = [street.street, street.neighborhood, street.city, street.state].filter(Boolean)
  return (
    <div className={classes(styles.card, styles.found)}>
      <Icon name="pin" />
      <p>
        <b>{found}</b>
        {around.join(', ')}
      </p>
      {!order && (
        <TextLink to={editPath('cep')} small>
          {lookUpTexts.street.change}
        </TextLink>
      )}
    </div>
  )
}

function Covered() {
  const editPath = useEditPath()
  const order = useFact('order')
  return (
    <>
      <p className={strand.node}>
        <Speaker who="bot" />
        {chatTexts.goodNews}
      </p>
      <div className={classes(strand.fed, styles.wide)}>
        <CoverageCard low changePath={order ? undefined : editPath('cep')} />
      </div>
    </>
  )
}

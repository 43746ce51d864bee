import { useRef, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import type { Look } from '../../content/flows/screen.ts'
import { chatTexts, turnTexts } from '../../content/texts/chat/chatTexts.ts'
import { coverageEndTexts, identityTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { planTaken } from '../../funnel/visitorActions.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { DoneSummary } from '../../order/done/DoneSummary.tsx'
import { CallForm } from '../../order/person/CallForm.tsx'
import { HumanContact } from '../../order/person/HumanContact.tsx'
import { PlanPicker } from '../../order/plans/PlanPicker.tsx'
import { ReviewCard } from '../../order/review/ReviewCard.tsx'
import { ActionsAtStop } from '../../order/stops/ActionsAtStop.tsx'
import { NoCoverageStop } from '../../order/stops/NoCoverageStop.tsx'
import { IdentitySecondTry } from '../../order/stops/IdentitySecondTry.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import type { EditPath } from '../../order/useOrderSummary.tsx'
import { FibreArrival } from '../../ui/art/FibreArrival.tsx'
import { MisfitTile } from '../../ui/art/MisfitTile.tsx'
import { classes } from '../../ui/classes.ts'
import { useLeavesFocus } from '../composer/focusTrail.tsx'
import { useEditPath } from '../editing/useEditPath.ts'
import strand from '../transcript/Strand.module.css'
import type { TurnOf } from '../transcript/turn.ts'
import { OpenHeading } from './OpenHeading.tsx'
import styles from './Turns.module.css'

export function StopTurn({ look, title, text }: TurnOf<'stop'>) {
  const line = useRef<HTMLElement>(null)
  useLeavesFocus(line, 'open')
  const editPath = useEditPath()
  const isEnded = useFunnel((funnel) => endedOrderWords(funnel) !== null)
  const picture = look === 'end' && isEnded ? null : art[look]
  const Body = bodies[look]
  return (
    <article ref={line} className={classes(strand.turn, strand.openTurn)} aria-label={turnTexts.open}>
      <OpenHeading>{title}</OpenHeading>
      {picture && <div className={classes('art', look === 'end' ? styles.arrival : styles.art)}>{picture}</div>}
      {look !== 'end' && text && <p>{text}</p>}
      {Body && <Body editPath={editPath} />}
    </article>
  )
}

type Props = { editPath: EditPath }

const art: { [L in Look]?: ReactNode } = {
  secondTry: <MisfitTile />,
  person: <MisfitTile mended />,
  end: <FibreArrival />,
}

const bodies: { [L in Look]?: (props: Props) => ReactNode } = {
  noOffer: ({ editPath }) => <NoCoverageStop frame={{ editPath, row: strand.row }} />,
  noOffers: ({ editPath }) => <ActionsAtStop frame={{ editPath, row: strand.row }} />,
  seenPlans: SeenPlans,
  secondTry: ({ editPath }) => (
    <IdentitySecondTry heading="h3" frame={{ editPath, row: strand.row, first: strand.fed }} />
  ),
  person: ToPerson,
  review: ({ editPath }) => <ReviewCard editPath={editPath} className={classes(strand.fed, styles.deep)} />,
  end: Done,
}

/** Offers to order one of the plans, or a call by a person. */
function SeenPlans() {
  const dispatch = useDispatch()
  return (
    <>
      <div className={styles.wide}>
        <PlanPicker look="rows" onPick={(sku) => dispatch(planTaken({ sku }))} />
      </div>
      <div className={styles.wide}>
        <CallForm heading={coverageEndTexts.call.lead} />
      </div>
    </>
  )
}

function ToPerson() {
  const { lead, text } = identityTexts.person.review
  return (
    <>
      <HumanContact />
      <p className="meta">
        {lead} {text}
      </p>
    </>
  )
}

function Done() {
  return (
    <section className={classes(styles.card, styles.inside)} aria-label={chatTexts.orderCard}>
      <DoneSummary heading="h3" />
    </section>
  )
}

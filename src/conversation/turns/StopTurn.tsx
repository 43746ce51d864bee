import { useRef, type ReactNode } from 'react'
import { chatTexts } from '../../content/chatTexts.ts'
import { checkoutTexts, identityTexts } from '../../content/checkoutTexts.ts'
import type { ScreenId } from '../../content/screen.ts'
import { quizRetried } from '../../funnel/asked.ts'
import { Misfit } from '../../ui/art/Misfit.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { DoneSummary } from '../../ui/order/DoneSummary.tsx'
import { IdentityRows } from '../../ui/order/IdentityRows.tsx'
import { PersonWays } from '../../ui/order/PersonWays.tsx'
import { ReviewCard } from '../../ui/order/ReviewCard.tsx'
import { useHandOver } from '../../ui/order/useHandOver.ts'
import { useAsk } from '../../ui/useFunnel.ts'
import { useEditPath } from '../useEditPath.ts'
import { useLeavesFocus } from '../focusTrail.tsx'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { NoOffers, Noticed, SeenPlans } from './ends.tsx'
import { OpenHeading } from './OpenHeading.tsx'
import styles from './Turns.module.css'

/** Where the order stands still for something other than a question. */
export function StopTurn({ screen, title, text }: TurnOf<'stop'>) {
  const line = useRef<HTMLLIElement>(null)
  useLeavesFocus(line, 'open')
  const Stop = stops[screen]
  return (
    <li ref={line} className={classes(strand.turn, strand.openTurn)}>
      {Stop && <Stop title={title} text={text} />}
    </li>
  )
}

type Words = Pick<TurnOf<'stop'>, 'title' | 'text'>

const stops: { [S in ScreenId]?: (words: Words) => ReactNode } = {
  'oferta-indisponivel': Noticed,
  'sem-cobertura': Noticed,
  planos: SeenPlans,
  'sem-ofertas': NoOffers,
  erro1: SecondTry,
  erro2: ToPerson,
  confirmacao: Review,
  'pedido-realizado': Done,
}

function SecondTry({ title, text }: Words) {
  const ask = useAsk()
  const whatsapp = useHandOver()
  const editPath = useEditPath()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <div className={classes('art', styles.art)}>
        <Misfit />
      </div>
      <p>{text}</p>
      <IdentityRows editPath={editPath} heading="h3" />
      <div className={strand.row}>
        <Button split icon="arrow" className={strand.fed} onClick={() => ask(quizRetried())}>
          {checkoutTexts.retry}
        </Button>
        <ButtonLink href={whatsapp} target="_blank" look="line" icon="wa">
          {checkoutTexts.person.link}
        </ButtonLink>
      </div>
    </>
  )
}

function ToPerson({ title, text }: Words) {
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <div className={classes('art', styles.art)}>
        <Misfit mended />
      </div>
      <p>{text}</p>
      <PersonWays />
      <p className="meta">
        {identityTexts.person.review.lead} {identityTexts.person.review.text}
      </p>
    </>
  )
}

function Review({ title }: Words) {
  const editPath = useEditPath()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <ReviewCard editPath={editPath} className={classes(strand.fed, styles.deep)} />
    </>
  )
}

function Done({ title }: Words) {
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <section className={classes(styles.card, styles.inside)} aria-label={chatTexts.orderCard}>
        <DoneSummary heading="h3" />
      </section>
    </>
  )
}

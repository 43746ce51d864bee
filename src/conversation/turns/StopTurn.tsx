import { useRef, type ReactNode } from 'react'
import { chatTexts } from '../../content/chatTexts.ts'
import { checkoutTexts, identityTexts } from '../../content/checkoutTexts.ts'
import type { ScreenId } from '../../content/screen.ts'
import { firstName } from '../../content/question.ts'
import { quizRetried } from '../../funnel/asked.ts'
import { Misfit } from '../../ui/art/Misfit.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/Note.tsx'
import { DoneSummary } from '../../ui/order/DoneSummary.tsx'
import { ReviewCard } from '../../ui/order/ReviewCard.tsx'
import { useDoneWords } from '../../ui/order/useDoneWords.ts'
import { useAsk, useJourney } from '../../ui/useFunnel.ts'
import { useEditPath } from '../useEditPath.ts'
import { useLeavesFocus } from '../focusTrail.tsx'
import strand from '../Strand.module.css'
import type { TurnOf } from '../turn.ts'
import { useHandOver } from '../useHandOver.ts'
import { NoOffers, Noticed, SeenPlans } from './ends.tsx'
import { OpenHeading } from './OpenHeading.tsx'
import styles from './Turns.module.css'

/** Where the order stands still for something other than a question. */
export function StopTurn({ screen, title }: TurnOf<'stop'>) {
  const line = useRef<HTMLLIElement>(null)
  useLeavesFocus(line, 'open')
  const Stop = stops[screen]
  return (
    <li ref={line} className={classes(strand.turn, strand.openTurn)}>
      {Stop && <Stop title={title} />}
    </li>
  )
}

const stops: { [S in ScreenId]?: (props: { title: string }) => ReactNode } = {
  'oferta-indisponivel': Noticed,
  'sem-cobertura': Noticed,
  planos: SeenPlans,
  'sem-ofertas': NoOffers,
  erro1: SecondTry,
  erro2: ToPerson,
  confirmacao: Review,
  'pedido-realizado': Done,
}

function SecondTry({ title }: { title: string }) {
  const ask = useAsk()
  const whatsapp = useHandOver()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <div className={classes('art', styles.art)}>
        <Misfit />
      </div>
      <p>{identityTexts.again.lead}</p>
      <p className="meta">{chatTexts.checkAbove}</p>
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

function ToPerson({ title }: { title: string }) {
  const message = useJourney().facts.risk?.rejected_message
  const whatsapp = useHandOver()
  const { lead, said, bring } = identityTexts.person
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <div className={classes('art', styles.art)}>
        <Misfit mended />
      </div>
      <p>{lead}</p>
      {message && (
        <Note icon="alert" title={said}>
          {message}
        </Note>
      )}
      <p>{bring}</p>
      <ButtonLink href={whatsapp} target="_blank" split icon="wa">
        {identityTexts.person.whatsapp}
      </ButtonLink>
    </>
  )
}

function Review() {
  const editPath = useEditPath()
  return (
    <>
      <OpenHeading>{chatTexts.review}</OpenHeading>
      <ReviewCard editPath={editPath} className={classes(strand.fed, styles.deep)} />
    </>
  )
}

function Done() {
  const { answers } = useJourney()
  const { title } = useDoneWords(chatTexts.ordered(firstName(answers)))
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <section className={classes(styles.card, styles.inside)} aria-label={chatTexts.orderCard}>
        <DoneSummary heading="h3" />
      </section>
    </>
  )
}

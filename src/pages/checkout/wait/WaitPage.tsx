import { checkoutTexts, waitTexts } from '../../../content/texts/order/checkoutTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { TileAssembly } from '../../../ui/art/TileAssembly.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { useSlowWait } from '../../../order/notes/useSlowWait.ts'
import { useFunnel, useJourney } from '../../../order/useFunnel.ts'
import { useRetryFocus } from '../../../ui/feedback/useRetryFocus.ts'
import { HeroBanner } from '../../HeroBanner.tsx'
import { addressLine } from '../../../funnel/views/addressText.ts'
import { useLookupError } from './LookupFailed.tsx'
import { pageHeading } from '../useHeadingFocus.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './WaitPage.module.css'
import { usePathToPage } from '../usePathToPage.ts'

/** Shown while facts are loaded: the current step; later that it takes long, or why it failed, with a retry. */
export function WaitPage({ screen }: { screen: Screen }) {
  const error = useLookupError(screen.needs)
  const { slow, tryAgain: again } = useSlowWait(screen, error === undefined)
  const address = useFunnel(addressLine)
  const words =
    error === undefined
      ? slow
        ? waitTexts.slow
        : { title: screen.title, lead: address }
      : { ...waitTexts.failed, lead: waitTexts.failed.lead(error) }
  const stuck = slow || error !== undefined
  const tryAgain = useRetryFocus(stuck, again, pageHeading)
  return (
    <main id="conteudo">
      <HeroBanner height="full" live {...words} art={<TileAssembly key={String(stuck)} set={stuck ? 15 : 24} />}>
        {stuck ? <Again onRetry={tryAgain} /> : <WaitSteps />}
      </HeroBanner>
    </main>
  )
}

/** Offers a retry or another address. */
function Again({ onRetry }: { onRetry: () => void }) {
  const pageAt = usePathToPage()
  return (
    <div className="row">
      <Button icon="arrow" onClick={onRetry}>
        {checkoutTexts.retry}
      </Button>
      <ButtonLink look="line" icon="pin" to={pageAt('nr-imovel')}>
        {waitTexts.edit}
      </ButtonLink>
    </div>
  )
}

/** The steps of the look-up: done, running and to come. */
function WaitSteps() {
  const { facts } = useJourney()
  const done = facts.street ? 1 : 0
  const names = [waitTexts.steps.street, waitTexts.steps.coverage, waitTexts.steps.plans]
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => (
        <li key={name} className={classes(index < done && styles.done, index === done && styles.doing)}>
          <i aria-hidden="true" />
          <span>
            {name}
            <span className="sr">{index < done ? waitTexts.done : index === done ? waitTexts.doing : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

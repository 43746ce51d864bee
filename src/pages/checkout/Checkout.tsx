import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { checkoutTexts } from '../../content/texts/order/checkoutTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { redirectPlace } from '../../funnel/journey/redirectPlace.ts'
import bands from '../../ui/art/Bands.module.css'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { OrderHeader } from '../../order/panel/OrderHeader.tsx'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import styles from './Checkout.module.css'
import { pages } from './pageComponents.ts'
import { useArrivalFocus } from './useArrivalFocus.ts'

/** The order as pages: renders the page at this address, or nothing while it may not be visited. */
export function Component() {
  const id = useFunnel(openScreen)
  const nowhere = useFunnel(({ place }) => place === null)
  useArrivalFocus(id)
  if (nowhere) return <NotFound />
  return id && <ScreenPage id={id} />
}

const NotFound = lazyPart(async () => (await import('../NotFound.tsx')).Component)

function ScreenPage({ id }: { id: string }) {
  const screen = useJourney().path.find((visited) => visited.id === id)
  if (!screen) return null
  const Page = pages[screen.look]
  return (
    <div className={classes('page narrow', styles.checkout)}>
      <title>{pageTitle(screen.title)}</title>
      <meta name="robots" content="noindex" />
      <a className="skip" href="#conteudo">
        {checkoutTexts.skip}
      </a>
      <OrderHeader screen={screen} />
      <Page key={id} screen={screen} />
      <div className={bands.frieze} aria-hidden="true" />
    </div>
  )
}

/** The screen at the address, if the order allows it. */
function openScreen(funnel: Funnel): string | null {
  const { place } = funnel
  return place?.screen && redirectPlace(funnel) === null ? place.screen : null
}

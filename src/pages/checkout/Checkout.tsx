import { checkoutTexts } from '../../content/checkoutTexts.ts'
import type { ScreenId } from '../../content/screen.ts'
import type { Funnel } from '../../funnel/slice.ts'
import { rightPlace } from '../../funnel/where.ts'
import { Frieze } from '../../ui/art/Frieze.tsx'
import { classes } from '../../ui/classes.ts'
import { later } from '../../ui/later.tsx'
import { OrderHeader } from '../../ui/order/OrderHeader.tsx'
import { useFunnel, useJourney } from '../../ui/useFunnel.ts'
import styles from './Checkout.module.css'
import { pages } from './pages.ts'
import { useArrival } from './useArrival.ts'

/** An order as pages: the one at this address, or nothing for as long as it may not be visited. */
export function Component() {
  const id = useFunnel(openScreen)
  const nowhere = useFunnel(({ place }) => place === null)
  useArrival(id)
  if (nowhere) return <NotFound />
  return id && <ScreenPage id={id} />
}

const NotFound = later(async () => (await import('../NotFound.tsx')).Component)

function ScreenPage({ id }: { id: ScreenId }) {
  const screen = useJourney().path.find((visited) => visited.id === id)
  const Page = pages[id]
  if (!screen) return null
  return (
    <div className={classes('page narrow', styles.checkout)}>
      <title>{checkoutTexts.pageTitle(screen.title)}</title>
      <meta name="robots" content="noindex" />
      <a className="skip" href="#conteudo">
        {checkoutTexts.skip}
      </a>
      <OrderHeader screen={screen} />
      <Page key={id} screen={screen} />
      <Frieze />
    </div>
  )
}

/** The screen at the address, when the order allows it. */
function openScreen(funnel: Funnel): ScreenId | null {
  const { place } = funnel
  return place?.screen && rightPlace(funnel) === null ? place.screen : null
}

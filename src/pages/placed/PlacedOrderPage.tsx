import { legacy_createStore } from '@reduxjs/toolkit'
import { useMemo, useState } from 'react'
import { Provider } from 'react-redux'
import type { PlacedOrder } from '../../api/contract/placedOrder.ts'
import { phoneLink } from '../../api/contract/contactLinks.ts'
import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { placedTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { funnelFromPlacedOrder } from '../../funnel/views/funnelFromPlacedOrder.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { FibreRoute } from '../../ui/art/FibreRoute.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { HeroBanner } from '../HeroBanner.tsx'
import { useHeadingFocus } from '../checkout/useHeadingFocus.ts'
import { SitePage } from '../SitePage.tsx'
import styles from './PlacedOrderPage.module.css'
import { FindOrderForm, type Seek } from './FindOrderForm.tsx'

const OwnOrder = lazyPart(async () => (await import('./PlacedOrderView.tsx')).OwnOrder)
const OrderFound = lazyPart(async () => (await import('./PlacedOrderView.tsx')).OrderFound)

/** A placed order: this browser's at once, another by number and telephone, which is never stored. */
export function PlacedOrderPage({ onSeek }: { onSeek: Seek }) {
  const isHere = useFunnel(({ facts }) => facts.order?.value !== undefined)
  const [asks, setAsks] = useState(false)
  const [found, setFound] = useState<PlacedOrder | null>(null)
  useHeadingFocus(asks && found === null)
  const again = () => {
    setFound(null)
    setAsks(true)
  }
  const { noindex } = useCampaign()
  return (
    <SitePage title={pageTitle(texts.heading)} head={noindex && <meta name="robots" content="noindex" />}>
      {found ? (
        <Held order={found} onAgain={again} />
      ) : isHere && !asks ? (
        <OwnOrder onAgain={again} />
      ) : (
        <Seeking onSeek={onSeek} onFound={setFound} />
      )}
    </SitePage>
  )
}

/** A store with only the found order, because the parts of an order read from a store. */
function Held({ order, onAgain }: { order: PlacedOrder; onAgain: () => void }) {
  const store = useMemo(() => {
    const known = { funnel: funnelFromPlacedOrder(order) }
    return legacy_createStore(() => known)
  }, [order])
  return (
    <Provider store={store}>
      <OrderFound onAgain={onAgain} />
    </Provider>
  )
}

function Seeking({ onSeek, onFound }: { onSeek: Seek; onFound: (order: PlacedOrder) => void }) {
  return (
    <>
      <HeroBanner height="low" title={texts.heading} lead={texts.lead} art={<FibreRoute />} />
      <div className={`wrap section ${styles.seek}`}>
        <FindOrderForm onSeek={onSeek} onFound={onFound} />
        <Help />
      </div>
    </>
  )
}

/** Says where to find the number, and whom to call if this page does not help. */
function Help() {
  return (
    <section className={`panel stack ${styles.help}`}>
      <h2>{texts.help.heading}</h2>
      {texts.help.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <TextLink href={phoneLink(contact.sales)} icon="phone">
          {texts.call(contact.sales)}
        </TextLink>
      </p>
    </section>
  )
}

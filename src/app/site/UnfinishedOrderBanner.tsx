import { useState } from 'react'
import { moneyInText } from '../../api/contract/values/money.ts'
import { cameBackTexts } from '../../content/texts/cameBackTexts.ts'
import { thisTab } from '../../browser/storage.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { isUnfinished } from '../../funnel/answersAndFacts.ts'
import { emptyFunnel, type Funnel } from '../../funnel/state.ts'
import { unfinishedOrderSummary } from '../../funnel/views/unfinishedOrderSummary.ts'
import { abVersion } from '../../tracking/abVersion.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { orderStorage } from '../order/orderStorage.ts'
import styles from './UnfinishedOrderBanner.module.css'

/** A banner to continue the order in this browser. It overlays the picture, so that nothing moves. */
export function UnfinishedOrderBanner() {
  const [left] = useState(orderLeft)
  const [open, setOpen] = useState(() => thisTab.read(CLOSED) === null)
  if (left === null) return null
  const close = () => {
    thisTab.write(CLOSED, 'yes')
    setOpen(false)
  }
  return open && <Band left={left} onClose={close} />
}

function Band({ left, onClose }: { left: Funnel; onClose: () => void }) {
  const { plan = cameBackTexts.order, price, stage } = unfinishedOrderSummary(left)
  return (
    <section className={`on-anil ${styles.band}`} aria-label={cameBackTexts.order}>
      <div className={styles.in}>
        <p>
          <b>{plan}</b>
          {price !== undefined && <span className="nb">{cameBackTexts.price(moneyInText(price))}</span>}
          <span className="meta">{cameBackTexts.stage(stage)}</span>
        </p>
        <ButtonLink href={pathTo(left)} look="signal">
          {cameBackTexts.go}
        </ButtonLink>
      </div>
      <IconButton icon="x" label={cameBackTexts.close} className={styles.close} onClick={onClose} />
    </section>
  )
}

const CLOSED = 'left-order-closed'

function orderLeft(): Funnel | null {
  const funnel = { ...emptyFunnel, ...orderStorage.read() }
  return isUnfinished(funnel) ? funnel : null
}

/** The address below the order's own campaign, which may differ from this page's. */
function pathTo(left: Funnel): string {
  const { prefix } = left.campaign
  return (prefix && `/${prefix}`) + pathOf(openPlace(left, abVersion() === 'A' ? 'chat' : 'pages'))
}

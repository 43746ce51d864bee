import { useState } from 'react'
import { cameBackTexts } from '../../content/texts/cameBackTexts.ts'
import { thisTab } from '../../browser/storage.ts'
import { openPlace } from '../../funnel/journey/allowedPlace.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { isLeft } from '../../funnel/knowledge.ts'
import { emptyFunnel, type Funnel } from '../../funnel/state.ts'
import { leftOrderWords } from '../../funnel/views/leftOrder.ts'
import { version } from '../../tracking/version.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { orderStorage } from '../order/orderStorage.ts'

/** Over the home page, so that nothing on it moves: an order that this browser keeps, to be gone on with. */
export function LeftOrder() {
  const [left] = useState(orderLeft)
  const [open, setOpen] = useState(() => thisTab.read(CLOSED) === null)
  if (left === null) return null
  const close = () => {
    thisTab.write(CLOSED, 'yes')
    setOpen(false)
  }
  const text = (
    <>
      {leftOrderWords(left)} <Anchor href={pathTo(left)}>{cameBackTexts.go}</Anchor>
    </>
  )
  return <Toast open={open} text={text} onClose={close} closeLabel={cameBackTexts.close} />
}

const CLOSED = 'left-order-closed'

function orderLeft(): Funnel | null {
  const funnel = { ...emptyFunnel, ...orderStorage.read() }
  return isLeft(funnel) ? funnel : null
}

/** Below the order's own campaign, which may be another than that of this page. */
function pathTo(left: Funnel): string {
  const { prefix } = left.campaign
  return (prefix && `/${prefix}`) + pathOf(openPlace(left, version() === 'A' ? 'chat' : 'pages'))
}

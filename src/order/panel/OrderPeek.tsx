import { useState } from 'react'
import { money } from '../../api/contract/values/money.ts'
import { orderTexts } from '../../content/texts/orderTexts.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { OrderPeek as Peek } from '../../ui/cards/OrderPeek.tsx'
import { useFunnel } from '../useFunnel.ts'
import { EraseDone } from '../erase/EraseDone.tsx'
import { useOrder, type EditPath } from '../useOrder.tsx'

const OrderDrawer = lazyPart(async () => (await import('./OrderDrawer.tsx')).OrderDrawer)

/** 'Seu pedido' on a phone: one line that opens over the page. A new order, as after erasing, starts closed. */
export function OrderPeek({ editPath }: { editPath?: EditPath | undefined }) {
  const thread = useFunnel((funnel) => funnel.thread)
  const [opened, setOpened] = useState<string>()
  const { withdrawn, plan, cost } = useOrder(editPath)
  const name = plan?.name ?? withdrawn ?? orderTexts.noPlan
  return (
    <>
      <Peek
        title={orderTexts.heading}
        plan={name}
        price={cost === undefined ? undefined : orderTexts.each(money(cost))}
        open={opened === thread}
        onOpen={() => setOpened(thread)}
      />
      <OrderDrawer key={thread} editPath={editPath} open={opened === thread} onClose={() => setOpened(undefined)} />
      <EraseDone />
    </>
  )
}

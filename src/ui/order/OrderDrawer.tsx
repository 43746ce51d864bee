import { orderTexts } from '../../content/orderTexts.ts'
import { words } from '../../content/words.ts'
import { Drawer } from '../Drawer.tsx'
import { OrderContents } from '../OrderSummary.tsx'
import { Price } from '../Price.tsx'
import { EraseRow } from './EraseRow.tsx'
import { useOrder, type EditPath } from './useOrder.tsx'

type Props = { editPath?: EditPath | undefined; open: boolean; onClose: () => void }

/** The order so far, over the page. */
export function OrderDrawer({ editPath, open, onClose }: Props) {
  const { withdrawn, plan, price, rows } = useOrder(editPath)
  return (
    <Drawer open={open} onClose={onClose} title={orderTexts.heading} closeLabel={words.close}>
      <div>
        <OrderContents plan={plan} noPlan={withdrawn ?? orderTexts.noPlan} rows={rows} price={price && <Price {...price} />} />
        <EraseRow />
      </div>
    </Drawer>
  )
}

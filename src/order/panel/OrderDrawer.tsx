import { orderTexts } from '../../content/texts/orderTexts.ts'
import { words } from '../../content/texts/words.ts'
import { Drawer } from '../../ui/feedback/Drawer.tsx'
import { OrderContents } from '../../ui/cards/OrderSummary.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { ActionsRow } from './ActionsRow.tsx'
import { useOrder, type EditPath } from '../useOrder.tsx'

type Props = { editPath?: EditPath | undefined; open: boolean; onClose: () => void }

/** A drawer with the order so far. */
export const OrderDrawer = ({ editPath, open, onClose }: Props) => (
  <Drawer open={open} onClose={onClose} title={orderTexts.heading} closeLabel={words.close}>
    <Contents editPath={editPath} />
  </Drawer>
)

/** A closed drawer has none. */
function Contents({ editPath }: Pick<Props, 'editPath'>) {
  const { withdrawn, plan, price, rows } = useOrder(editPath)
  return (
    <div>
      <OrderContents
        plan={plan}
        noPlan={withdrawn ?? orderTexts.noPlan}
        rows={rows}
        price={price && <Price {...price} />}
      />
      <ActionsRow />
    </div>
  )
}

import { orderTexts } from '../../content/texts/orderTexts.ts'
import { wholeMural } from '../../funnel/views/muralPieces.ts'
import { OrderMural } from '../../ui/art/OrderMural.tsx'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { Drawer } from '../../ui/feedback/Drawer.tsx'
import { OrderContents } from '../../ui/cards/OrderSummary.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import styles from '../Order.module.css'
import { OrderActions } from './LazyPanelParts.tsx'
import { useMuralPieces } from './OrderAside.tsx'
import { useOrder, type EditPath } from '../useOrder.tsx'

type Props = { editPath?: EditPath | undefined; open: boolean; onClose: () => void }

/** A drawer with the order so far. */
export const OrderDrawer = ({ editPath, open, onClose }: Props) => (
  <Drawer open={open} onClose={onClose} title={orderTexts.heading} closeLabel={commonTexts.close}>
    <Contents editPath={editPath} />
  </Drawer>
)

/** A closed drawer has none. What is still to come is shown by the mural alone. */
function Contents({ editPath }: Pick<Props, 'editPath'>) {
  const { ended, plan, price, rows } = useOrder(editPath)
  const set = useMuralPieces()
  return (
    <div>
      <OrderContents
        plan={plan}
        noPlan={ended?.short ?? orderTexts.noPlan}
        rows={rows.filter(({ value }) => value !== undefined)}
        price={price && <Price {...price} />}
      />
      {!ended && <p className="meta">{set === wholeMural ? orderTexts.complete : orderTexts.note}</p>}
      <OrderActions />
      {!ended && (
        <div className={styles.drawn}>
          <OrderMural set={set} />
        </div>
      )}
    </div>
  )
}

import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { wholeMural } from '../../funnel/views/countMuralPieces.ts'
import { OrderMural } from '../../ui/art/OrderMural.tsx'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { Drawer } from '../../ui/feedback/Drawer.tsx'
import { OrderContents } from '../../ui/cards/OrderSummary.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import styles from '../Order.module.css'
import { OrderActions } from './LazyPanelParts.tsx'
import { useMuralPieces } from './OrderAside.tsx'
import { useOrderSummary, type EditPath } from '../useOrderSummary.tsx'

type Props = { editPath?: EditPath | undefined; open: boolean; onClose: () => void }

export const OrderDrawer = ({ editPath, open, onClose }: Props) => (
  <Drawer open={open} onClose={onClose} title={orderPanelTexts.heading} closeLabel={commonTexts.close}>
    <Contents editPath={editPath} />
  </Drawer>
)

/** A closed drawer has no content. Only the mural shows open questions. */
function Contents({ editPath }: Pick<Props, 'editPath'>) {
  const { ended, plan, price, rows } = useOrderSummary(editPath)
  const set = useMuralPieces()
  return (
    <div>
      <OrderContents
        plan={plan}
        noPlan={ended?.short ?? orderPanelTexts.noPlan}
        rows={rows.filter(({ value }) => value !== undefined)}
        price={price && <Price {...price} />}
      />
      {!ended && <p className="meta">{set === wholeMural ? orderPanelTexts.complete : orderPanelTexts.note}</p>}
      <OrderActions />
      {!ended && (
        <div className={styles.drawn}>
          <OrderMural set={set} />
        </div>
      )}
    </div>
  )
}

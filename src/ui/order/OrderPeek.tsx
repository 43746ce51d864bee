import { money } from '../../api/contract/money.ts'
import { orderTexts } from '../../content/orderTexts.ts'
import { OrderPeek as Peek } from '../OrderPeek.tsx'
import { OrderSummary } from '../OrderSummary.tsx'
import { Price } from '../Price.tsx'
import { EraseDone, EraseRow } from './EraseRow.tsx'
import { useOrder, type EditPath } from './useOrder.tsx'

/** 'Seu pedido' on a phone: one line that opens. */
export function OrderPeek({ editPath }: { editPath?: EditPath | undefined }) {
  const { withdrawn, plan, price, cost, rows } = useOrder(editPath)
  const noPlan = withdrawn ?? orderTexts.noPlan
  return (
    <>
      <Peek title={orderTexts.heading} plan={plan?.name ?? noPlan} price={cost === undefined ? undefined : orderTexts.each(money(cost))}>
        <OrderSummary heading={orderTexts.heading} plan={plan} noPlan={noPlan} rows={rows} price={price && <Price {...price} />} />
        <EraseRow />
      </Peek>
      <EraseDone />
    </>
  )
}

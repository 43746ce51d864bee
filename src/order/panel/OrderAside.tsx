import type { ReactNode } from 'react'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { countMuralPieces, wholeMural } from '../../funnel/views/countMuralPieces.ts'
import { OrderPanel } from '../../ui/cards/OrderPanel.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { useFunnel } from '../useFunnel.ts'
import { OrderActions } from './LazyPanelParts.tsx'
import { useOrderSummary, type EditPath } from '../useOrderSummary.tsx'

type Props = {
  /** Links to change each answer; without it there are none. */
  editPath?: EditPath | undefined
  /** Replaces the text about the mural. Null shows none. */
  note?: ReactNode
}

/** 'Seu pedido': the order so far, above a mural that each answer completes. */
export function OrderAside({ editPath, note }: Props) {
  const { ended, plan, price, rows } = useOrderSummary(editPath)
  const pieces = useMuralPieces()
  const set = ended ? 0 : pieces
  const usual = ended ? ended.lead : set === wholeMural ? orderPanelTexts.complete : orderPanelTexts.note
  const words = note === undefined ? usual : note
  return (
    <OrderPanel
      heading={orderPanelTexts.heading}
      plan={plan}
      noPlan={ended?.short ?? orderPanelTexts.noPlan}
      rows={rows}
      price={price && <Price {...price} />}
      note={words}
      set={set}
    >
      <OrderActions />
    </OrderPanel>
  )
}

export const useMuralPieces = () => useFunnel((funnel) => countMuralPieces(funnel, journey(funnel).current.id))

import type { ReactNode } from 'react'
import { withdrawTexts } from '../../content/doneTexts.ts'
import { orderTexts } from '../../content/orderTexts.ts'
import { journey } from '../../funnel/journey.ts'
import { muralPieces, wholeMural } from '../../funnel/muralPieces.ts'
import { OrderPanel } from '../OrderPanel.tsx'
import { Price } from '../Price.tsx'
import { useFunnel } from '../useFunnel.ts'
import { EraseRow } from './EraseRow.tsx'
import { useOrder, type EditPath } from './useOrder.tsx'

type Props = {
  /** Where each answer is changed; without it there are no links. */
  editPath?: EditPath | undefined
  /** In place of the line about the mural; null for none. */
  note?: ReactNode
}

/** 'Seu pedido': what was ordered so far, over the mural that each answer completes. */
export function OrderAside({ editPath, note }: Props) {
  const { withdrawn, plan, price, rows } = useOrder(editPath)
  const pieces = usePieces()
  const set = withdrawn ? 0 : pieces
  const usual = withdrawn ? withdrawTexts.lead : set === wholeMural ? orderTexts.complete : orderTexts.note
  const words = note === undefined ? usual : note
  return (
    <OrderPanel heading={orderTexts.heading} plan={plan} noPlan={withdrawn ?? orderTexts.noPlan} rows={rows} price={price && <Price {...price} />} note={words} set={set}>
      <EraseRow />
    </OrderPanel>
  )
}

/** How many pieces of the mural are set. */
export const usePieces = () => useFunnel((funnel) => muralPieces(funnel, journey(funnel).current.id))

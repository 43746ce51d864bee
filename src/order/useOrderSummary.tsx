import { useMemo } from 'react'
import { inSentence } from '../content/format.ts'
import type { Key } from '../content/questions/answers.ts'
import { orderPanelTexts } from '../content/texts/order/orderPanelTexts.ts'
import { monthlyPrice } from '../content/texts/planTexts.ts'
import { endedOrderWords } from '../funnel/views/endedOrderWords.ts'
import { panelLines, type Line } from '../funnel/views/orderLines.ts'
import { linkedPlan } from '../funnel/plans/linkedPlan.ts'
import { planOf, monthlyCost } from '../funnel/plans/plansToChoose.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import type { OrderRow } from '../ui/cards/OrderRows.tsx'
import type { OrderPlan } from '../ui/cards/OrderSummary.tsx'
import type { PriceWords } from '../ui/cards/Price.tsx'
import { TextLink } from '../ui/buttons/TextLink.tsx'
import { toOrderPlan } from './plans/toOrderPlan.ts'
import { useFunnel } from './useFunnel.ts'
import { useKnowledge } from './useKnowledge.ts'

/** The address where an answer is changed, in the visitor's voice. */
export type EditPath = (key: Key) => string

/** `ended` replaces the plan of a withdrawn or ended order. */
type OrderNow = {
  ended?: { short: string; lead: string }
  plan: OrderPlan | undefined
  price: PriceWords | undefined
  rows: OrderRow[]
}

/** The order so far, as texts and links for its panel. */
export function useOrderSummary(editPath?: EditPath): OrderNow {
  const knowledge = useKnowledge()
  const linked = useFunnel(linkedPlan)
  return useMemo(() => {
    const ended = endedOrderWords(knowledge)
    if (ended) return { ended, plan: undefined, price: undefined, rows: [] }
    const chosen = planOf(knowledge)
    const plan = chosen ?? linked
    const rows = panelLines(knowledge).map((line) => rowOf(line, editPath))
    if (!plan) return { plan: undefined, price: undefined, rows }
    const cost = monthlyCost(plan, answersOf(knowledge).directDebit)
    const face = {
      ...toOrderPlan(plan),
      edit: chosen && editPath && <EditLink path={editPath('plan')} about={orderPanelTexts.editPlan} />,
    }
    return { plan: face, price: monthlyPrice(cost, plan.price_full), rows }
  }, [knowledge, linked, editPath])
}

/** A line of the order with its link. A missing answer has no link. */
export function rowOf({ key, label, value }: Line, editPath?: EditPath): OrderRow {
  if (value === '') return { label, todo: orderPanelTexts.todo(key) }
  return {
    label,
    value: <Lines text={value} />,
    edit: key && editPath && <EditLink path={editPath(key)} about={inSentence(label)} />,
  }
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <span key={line}>
      {at > 0 && <br />}
      {line}
    </span>
  ))
}

/** 'Editar'. Screen readers also read what the link edits. */
function EditLink({ path, about }: { path: string; about: string }) {
  return (
    <TextLink to={path} about={about}>
      {orderPanelTexts.edit}
    </TextLink>
  )
}

import { useMemo } from 'react'
import type { Key } from '../../content/answers.ts'
import { withdrawTexts } from '../../content/doneTexts.ts'
import { orderTexts } from '../../content/orderTexts.ts'
import { monthlyPrice, speedName } from '../../content/planTexts.ts'
import { streamingNames } from '../../api/contract/subscriptions.ts'
import { panelLines, type Line } from '../../funnel/orderRows.ts'
import { planOf, monthlyCost } from '../../funnel/planList.ts'
import { answersOf, factsOf } from '../../funnel/story.ts'
import type { OrderRow } from '../OrderRows.tsx'
import type { OrderPlan } from '../OrderSummary.tsx'
import type { PriceWords } from '../Price.tsx'
import { EditLink } from './EditLink.tsx'
import { planFace } from './planFace.ts'
import { useStory } from './useStory.ts'

/** Where an answer is changed, in the voice the visitor is in. */
export type EditPath = (key: Key) => string

/** `withdrawn`: what is said in place of the plan of an order that is no more. */
type OrderNow = { withdrawn?: string; plan: OrderPlan | undefined; cost: number | undefined; price: PriceWords | undefined; rows: OrderRow[] }

/** The order so far in the words and links of its panel. */
export function useOrder(editPath?: EditPath): OrderNow {
  const story = useStory()
  return useMemo(() => {
    if (factsOf(story).order?.withdrawn) return { withdrawn: withdrawTexts.done, plan: undefined, cost: undefined, price: undefined, rows: [] }
    const plan = planOf(story)
    const rows = panelLines(story).map((line) => rowOf(line, editPath))
    if (!plan) return { plan: undefined, cost: undefined, price: undefined, rows }
    const cost = monthlyCost(plan, answersOf(story).directDebit)
    const names = streamingNames(plan.subscriptions)
    const face = { ...planFace(plan), name: speedName(plan.plan_download), with: names && orderTexts.with(names), edit: editPath && <EditLink path={editPath('plan')} about={orderTexts.editPlan} /> }
    return { plan: face, cost, price: monthlyPrice(cost, plan.price_full), rows }
  }, [story, editPath])
}

/** A line of the order with its link; what is still to come has none. */
export function rowOf({ key, label, value }: Line, editPath?: EditPath): OrderRow {
  if (value === '') return { label, todo: orderTexts.todo(key) }
  return { label, value: <Lines text={value} />, edit: key && editPath && <EditLink path={editPath(key)} about={inSentence(label)} /> }
}

/** A label within a sentence: 'CPF ou CNPJ' stays as it is. */
const inSentence = (label: string) => label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <span key={line}>
      {at > 0 && <br />}
      {line}
    </span>
  ))
}

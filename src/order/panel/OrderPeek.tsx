import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import { money } from '../../api/contract/values/money.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { linkedPlan } from '../../funnel/plans/linkedPlan.ts'
import { monthlyCost, planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { StickyOrderBar } from '../../ui/cards/StickyOrderBar.tsx'
import { useFunnel } from '../useFunnel.ts'
import { EraseDone } from './LazyPanelParts.tsx'
import type { EditPath } from '../useOrderSummary.tsx'

const OrderDrawer = lazyPart(async () => (await import('./OrderDrawer.tsx')).OrderDrawer)

/** 'Seu pedido' on a phone: one line that opens over the page. A new order, e.g. after erasing, starts closed. */
export function OrderPeek({ editPath }: { editPath?: EditPath | undefined }) {
  const thread = useFunnel((funnel) => funnel.thread)
  const [opened, setOpened] = useState<string>()
  const { plan, cost } = useFunnel(inOneLine, shallowEqual)
  return (
    <>
      <StickyOrderBar
        title={orderPanelTexts.heading}
        plan={plan}
        price={cost === undefined ? undefined : orderPanelTexts.each(money(cost))}
        open={opened === thread}
        onOpen={() => setOpened(thread)}
      />
      <OrderDrawer key={thread} editPath={editPath} open={opened === thread} onClose={() => setOpened(undefined)} />
      <EraseDone />
    </>
  )
}

function inOneLine(known: Funnel): { plan: string; cost?: number } {
  const ended = endedOrderWords(known)
  if (ended) return { plan: ended.short }
  const plan = planOf(known) ?? linkedPlan(known)
  if (!plan) return { plan: orderPanelTexts.noPlan }
  return { plan: speedName(plan.plan_download), cost: monthlyCost(plan, answersOf(known).directDebit) }
}

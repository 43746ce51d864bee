import { moneyInText } from '../../api/contract/values/money.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { reactionTexts } from '../../content/texts/reactionTexts.ts'
import type { Key } from '../../content/questions/answers.ts'
import { answersOf, factsOf, isStillValid, type Known } from '../../funnel/knowledge.ts'
import { monthlyCost, planOf } from '../../funnel/plans/planList.ts'
import type { Turn } from './turn.ts'

/** The assistant's reaction to an answer, once below it. */
export function reactionTo(known: Known, key: Key): Turn[] {
  const text = isStillValid(known.kept, key) ? reactions[key]?.(known) : undefined
  return text ? [{ kind: 'told', id: `${key}:reaction`, text }] : []
}

const reactions: { [K in Key]?: (known: Known) => string | undefined } = {
  plan: (known) => {
    const plan = planOf(known)
    const { directDebit } = answersOf(known)
    return plan && directDebit === undefined
      ? reactionTexts.plan(speedName(plan.plan_download), moneyInText(plan.price_with_dacc))
      : undefined
  },
  directDebit: (known) => {
    const plan = planOf(known)
    const { directDebit } = answersOf(known)
    return plan ? reactionTexts.payment(directDebit === true, moneyInText(monthlyCost(plan, directDebit))) : undefined
  },
  phone: (known) => (factsOf(known).renta ? reactionTexts.bonus : undefined),
  code: (known) => (factsOf(known).collaborator ? reactionTexts.collaborator : undefined),
}

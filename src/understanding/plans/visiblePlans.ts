import type { Key } from '../../content/questions/answers.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { planWishTexts } from '../../content/texts/chat/planWishTexts.ts'
import { recommended } from '../../funnel/plans/recommendedPlan.ts'
import { cheapest, firstOn, lastChosenSku, planShown, plansOf } from '../../funnel/plans/planGroups.ts'
import { plansToChoose } from '../../funnel/plans/plansToChoose.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { plansIn, shownPlans } from '../readContextualAnswer.ts'
import { normalized } from '../line/normalizeText.ts'
import type { Offered, Stated } from './planCondition.ts'
import { plansMeant, type Choice } from './plansMeant.ts'
import { describePlan } from './describePlan.ts'

/** The most plans in one reply. */
const most = 6

/** The plans that words may choose from, the nearest first: those in the last reply, on the cards, and all. */
export const choicesHere = (funnel: Funnel, key: Key): PlanChoice[] =>
  choicesBeside(funnel, key, plansTold(funnel, key))

function choicesBeside(funnel: Funnel, key: Key, told: readonly Plan[] | null): PlanChoice[] {
  const cards = firstPlans(funnel, key)
  const sight = told
    ? { shown: told.slice(0, most), isOpenEnded: told.length > most }
    : { shown: cards, isOpenEnded: cards.length > seen }
  return [told ?? [], shownPlans(funnel, key), plansIn(funnel)]
    .filter(({ length }, at, all) => length > 0 && all.findIndex((other) => other.length === length) === at)
    .map((offers) => ({ offers, ...sight, isInSight: answersOf(funnel)[key] === undefined }))
}

type PlanChoice = Choice & { offers: readonly Plan[] }

/** The plans that words mean: one, several, or none with the unmet conditions. */
export type MeantHere = { plan: Plan } | { several: Plan[] } | { none: readonly Stated[] } | null

export const plansMeantHere = (funnel: Funnel, key: Key, plain: string): MeantHere =>
  meantOf(choicesHere(funnel, key), plain)

/** The first list with a matching plan decides. */
function meantOf(choices: readonly PlanChoice[], plain: string): MeantHere {
  let none: MeantHere = null
  for (const choice of choices) {
    const meant = plansMeant(plain, choice)
    if (meant && 'none' in meant) none = meant
    else if (meant) {
      const plans = ofSkus(choice.offers, 'plan' in meant ? [meant.plan] : meant.several)
      return 'plan' in meant && plans[0] ? { plan: plans[0] } : { several: plans }
    }
  }
  return none
}

/** The number of cards that are visible before the others are opened. */
const seen = 2

/** The plan of each card, in the chat's order. */
export function firstPlans(funnel: Funnel, key: Key): Plan[] {
  if (key !== 'plan' && key !== 'offer') return []
  const groups = plansToChoose(funnel, key)
  const plans = groups.flatMap(plansOf)
  return groups.map((group) => {
    const advised = [recommended(plans), cheapest(plans)].find((plan) => plan && plansOf(group).includes(plan))
    return planShown(group, firstOn(group, lastChosenSku(group, funnel.drafts[key] ?? '') ?? advised?.sku))
  })
}

/** The plans that the last replies at a question were narrowed to, cheapest first; null if none. */
export function plansTold(funnel: Funnel, key: Key): Plan[] | null {
  if (answersOf(funnel)[key] !== undefined) return null
  return funnel.asides
    .filter(({ after }) => after === key)
    .reduce<Plan[] | null>((told, { said, reply }) => {
      const listed = ofSkus(
        plansIn(funnel),
        plansIn(funnel).filter((plan) => reply.includes(describePlan(plan))),
      )
      if (listed.length > 1 && reply.includes(replyWith(listed))) return listed
      const meant = meantOf(choicesBeside(funnel, key, told), normalized(said).plain)
      return meant && 'several' in meant && reply.startsWith(replyWith(meant.several)) ? meant.several : told
    }, null)
}

const ofSkus = (plans: readonly Plan[], some: readonly { sku: string }[]): Plan[] =>
  plans
    .filter(({ sku }) => some.some((one) => one.sku === sku))
    .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)

/** Lists several plans to choose from. */
export function replyWith(plans: readonly Offered[]): string {
  const [one, ...others] = plans.map(describePlan)
  if (one !== undefined && others.length === 0) return planWishTexts.only(one)
  return planWishTexts.several(plans.slice(0, most).map(describePlan), Math.max(0, plans.length - most))
}

import type { UnknownAction } from '@reduxjs/toolkit'
import { moneyInText } from '../../api/contract/values/money.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { slotText } from '../../content/format.ts'
import { withoutBonusTexts } from '../../content/texts/order/checkoutTexts.ts'
import { callTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { coverageNoticeTexts } from '../../content/texts/order/coverageNoticeTexts.ts'
import { textOnlyChatTexts } from '../../content/texts/chat/textOnlyChatTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { writeSlots } from '../../content/reading/answerParsers.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { callAsked, noticeRefused, planTaken } from '../../funnel/visitorActions.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { riskQuizNow } from '../../funnel/journey/riskQuizNow.ts'
import { plansOf } from '../../funnel/plans/planGroups.ts'
import { advisedOf } from '../../funnel/plans/recommendedPlan.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { monthlyCost, planCards, plansToChoose } from '../../funnel/plans/plansToChoose.ts'
import { quizAnswered } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { cepsInLastReply } from '../../funnel/views/cepsInLastReply.ts'
import { doesNoVisitSuit } from '../../funnel/views/doesNoVisitSuit.ts'
import { areVisitsFull } from '../../funnel/views/areVisitsFull.ts'
import { isNoticeAgreed } from '../../funnel/views/coverageNoticeWords.ts'
import { actionsAtStop } from '../../funnel/views/actionsAtStop.ts'
import { firstPlans, plansTold } from '../../understanding/plans/visiblePlans.ts'
import { editingAt } from '../editing/editing.ts'
import { repliesTo } from '../words/quickReplies.ts'

/** A numbered choice: words to say, an action, an answer to open again, or leaving the campaign. */
export type Choice = { text: string } & ({ say: string } | { act: UnknownAction } | { edit: Key } | { leaves: true })

/** The number of rows that a messenger shows at once. */
const most = 10
/** The number of plans listed at first: the cheapest, the recommended one and the next. */
const fewPlans = 3

/** The question of the answer being changed, else the open one. */
export const openKey = (funnel: Funnel) => editingAt(funnel) ?? journey(funnel).question

/** The present choices in display order. */
export function choicesNow(funnel: Funnel): Choice[] {
  const { current, facts } = journey(funnel)
  const question = openKey(funnel)
  if (question) return answersTo(question, funnel).slice(0, most)
  const quiz = riskQuizNow(funnel)?.question
  if (current.kind === 'quiz' && quiz)
    return quiz.answers.map(({ id, text }) => ({ text, act: quizAnswered({ question: quiz.id, option: id }) }))
  return facts.order ? [] : stopChoices(funnel).slice(0, most)
}

/** The number of plans that are not listed. */
export function plansBeyond(funnel: Funnel): number {
  const { current } = journey(funnel)
  const question = openKey(funnel)
  const name = question === 'offer' ? 'offer' : 'plan'
  if (question === null && current.look === 'seenPlans') return Math.max(0, plansIn(funnel, name).length - most)
  return question === name ? plansLeft(funnel, name).length - listed(funnel, name).length : 0
}

function answersTo(key: Key, funnel: Funnel): Choice[] {
  const { facts } = journey(funnel)
  const { kind } = questions[key].input
  if (kind === 'plans' || kind === 'offers') return numberedPlans(funnel, kind === 'offers' ? 'offer' : 'plan')
  if (isBonusAsked(funnel)) return [{ text: withoutBonusTexts.link, leaves: true }]
  if (key === 'cep') return cepsInLastReply(funnel.asides).map(({ cep, text }) => ({ text, say: cep }))
  if (kind !== 'slots') return repliesTo(key, facts).map(({ raw, text }) => ({ text, say: raw }))
  if (areVisitsFull(facts.slots)) return toBeCalled(funnel)
  const free = (facts.slots ?? []).filter((slot) => slot.free)
  const byCall = doesNoVisitSuit(funnel) ? toBeCalled(funnel) : []
  return [...byCall, ...free.map((slot) => ({ text: slotText(slot), say: writeSlots([slot]) }))]
}

/** Whether the screen asks for the mobile line that a bonus requires. */
export const isBonusAsked = (funnel: Funnel) => journey(funnel).current.extra === 'withoutBonus'

/** A call to the number of the order. */
const toBeCalled = ({ calling, kept }: Funnel): Choice[] =>
  calling.phone === null && kept.phone?.value !== undefined
    ? [{ text: callTexts.go, act: callAsked({ phone: kept.phone.value }) }]
    : []

type Name = 'plan' | 'offer'
/** The plans that the visitor's words narrowed them down to, or all. */
const plansLeft = (funnel: Funnel, name: Name) => plansTold(funnel, name) ?? plansIn(funnel, name)
const plansIn = (funnel: Funnel, name: Name) => planCards(funnel, name).flatMap(plansOf)

function listed(funnel: Funnel, name: Name): Plan[] {
  const told = plansTold(funnel, name)
  return told ? told.slice(0, most) : firstPlans(funnel, name).slice(0, fewPlans)
}

function numberedPlans(funnel: Funnel, name: Name): Choice[] {
  const { recommended } = advisedOf(plansToChoose(funnel, name))
  return listed(funnel, name).map((plan) => ({
    text:
      plan.sku === recommended?.sku ? textOnlyChatTexts.recommended(planText(funnel, plan)) : planText(funnel, plan),
    say: plan.sku,
  }))
}

function planText(funnel: Funnel, plan: Plan): string {
  const { offer } = plan
  const price = monthlyCost(plan, answersOf(funnel).directDebit)
  return textOnlyChatTexts.plan(
    speedName(plan.plan_download),
    moneyInText(price),
    streamingNames(plan.subscriptions),
    offer.priceAfter > price ? moneyInText(offer.priceAfter) : '',
  )
}

/** The choices at a stop. */
function stopChoices(funnel: Funnel): Choice[] {
  if (journey(funnel).current.look === 'seenPlans')
    return plansIn(funnel, 'plan').map((plan) => ({ text: planText(funnel, plan), act: planTaken({ sku: plan.sku }) }))
  const isAgreed = journey(funnel).current.look === 'noOffer' && isNoticeAgreed(funnel)
  const refusing = isAgreed ? [{ text: coverageNoticeTexts.refuse, act: noticeRefused() }] : []
  return [...actionsAtStop(funnel).flatMap((way) => ('href' in way ? [] : [way])), ...refusing]
}

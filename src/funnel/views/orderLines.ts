import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions, reviewLabel } from '../../content/questions/questions.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { groupNames, reviewTexts, type ReviewGroup } from '../../content/texts/order/reviewTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { slotText } from '../../content/format.ts'
import { addressText } from './addressText.ts'
import { isVisitByPhone, planOf } from '../plans/plansToChoose.ts'
import { showAnswer } from '../answers/showAnswer.ts'
import { answersOf, doesAsk, factsOf, isStillValid, type Known, type Knowledge } from '../answersAndFacts.ts'

/** A line of the order: its name, the answer, and the question that changes it. */
export type Line = { key: Key | null; label: string; value: string }
export type Lines = { heading: string; lines: Line[] }

/** The order so far, as the panel shows it. */
export function panelLines(knowledge: Knowledge): Line[] {
  const lines: [Key, Line][] = [
    ['cep', { key: 'cep', label: orderPanelTexts.address, value: addressText(knowledge).door }],
    ['dueDate', { key: 'dueDate', label: orderPanelTexts.dueDate, value: told(knowledge, 'dueDate') }],
    ['schedule', visitLine(knowledge, orderPanelTexts.visit)],
  ]
  return lines.filter(([key]) => doesAsk(knowledge, key)).map(([, line]) => line)
}

/** Every answer of the order, in groups, for the review before the last step. */
export function reviewLines(knowledge: Knowledge): Lines[] {
  return groupNames
    .map((group) => ({ heading: reviewTexts.groups[group], lines: groupLines(knowledge, group) }))
    .filter(({ lines }) => lines.length > 0)
}

function groupLines(knowledge: Knowledge, group: ReviewGroup): Line[] {
  const asked = keysIn(questions).filter((key) => questions[key].review?.group === group && doesAsk(knowledge, key))
  const answers = asked.flatMap((key) => unusual[key]?.(knowledge) ?? [lineOf(knowledge, key)])
  return [...answers, ...(group === 'person' ? identityLines(knowledge) : [])].filter(({ value }) => value !== '')
}

const lineOf = (knowledge: Known, key: Key, value = told(knowledge, key)): Line => ({
  key,
  label: reviewLabel(key),
  value,
})

/** Questions whose review shows more than their answer. */
const unusual: { [K in Key]?: (knowledge: Knowledge) => Line[] } = {
  plan: (knowledge) => planLines(knowledge, 'plan'),
  offer: (knowledge) => planLines(knowledge, 'offer'),
  cep: (knowledge) => [
    lineOf(knowledge, 'cep'),
    ...(doesAsk(knowledge, 'number') ? [] : addressLine(knowledge, 'cep')),
  ],
  number: (knowledge) => addressLine(knowledge, 'number'),
  bank: accountLine,
  schedule: (knowledge) => [visitLine(knowledge, reviewLabel('schedule'))],
}

function planLines(knowledge: Knowledge, key: Key): Line[] {
  const plan = planOf(knowledge)
  if (!plan) return []
  const { speed, streaming, noStreaming } = reviewTexts
  return [
    { key, label: speed, value: speedName(plan.plan_download) },
    { key, label: streaming, value: streamingNames(plan.subscriptions) || noStreaming },
  ]
}

function addressLine(knowledge: Knowledge, key: Key): Line[] {
  const { door, place } = addressText(knowledge)
  return [{ key, label: reviewLabel('number'), value: [door, place].filter(Boolean).join('\n') }]
}

function accountLine(knowledge: Knowledge): Line[] {
  if (answersOf(knowledge).directDebit !== true || !told(knowledge, 'bank')) return []
  const [bank, agency, account] = [told(knowledge, 'bank'), told(knowledge, 'agency'), told(knowledge, 'account')]
  return [lineOf(knowledge, 'bank', reviewTexts.account(bank, agency, account))]
}

/** E.g. 'Débito automático, todo dia 10'. */
export function paymentText(knowledge: Knowledge): string {
  if (!doesAsk(knowledge, 'directDebit')) return reviewTexts.asNow
  return [told(knowledge, 'directDebit'), told(knowledge, 'dueDate').toLowerCase()].filter(Boolean).join(', ')
}

/** Says that a quiz was passed. It cannot be changed. */
const identityLines = (knowledge: Knowledge): Line[] =>
  factsOf(knowledge).risk?.quiz_passed ? [{ key: null, label: reviewTexts.identity, value: quizTexts.passed }] : []

function visitLine(knowledge: Knowledge, label: string): Line {
  if (isVisitByPhone(knowledge)) return { key: null, label, value: orderPanelTexts.visitLater }
  return {
    key: 'schedule',
    label,
    value: isStillValid(knowledge.kept, 'schedule')
      ? (answersOf(knowledge).schedule ?? []).map(slotText).join('\n')
      : '',
  }
}

const told = (knowledge: Known, key: Key) => (isStillValid(knowledge.kept, key) ? showAnswer(knowledge, key) : '')

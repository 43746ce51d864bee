import type { Key } from '../content/answers.ts'
import { orderTexts } from '../content/orderTexts.ts'
import { quizTexts } from '../content/quizTexts.ts'
import { reviewTexts } from '../content/reviewTexts.ts'
import { speedName } from '../content/planTexts.ts'
import { streamingNames } from '../api/contract/subscriptions.ts'
import { cepText, slotText } from '../content/format.ts'
import { addressText } from './addressText.ts'
import { planOf } from './planList.ts'
import { shown } from './show.ts'
import { answersOf, doesAsk, factsOf, stands, type Known, type Story } from './story.ts'

/** A line of the order: what it is, what was answered, and the question that changes it. */
export type Line = { key: Key | null; label: string; value: string }
export type Lines = { heading: string; lines: Line[] }

/** The order so far, as the panel shows it. */
export function panelLines(story: Story): Line[] {
  const lines: [Key, Line][] = [
    ['cep', { key: 'cep', label: orderTexts.address, value: addressText(story).door }],
    ['dueDate', { key: 'dueDate', label: orderTexts.dueDate, value: told(story, 'dueDate') }],
    ['schedule', visitLine(story, orderTexts.visit)],
  ]
  return lines.filter(([key]) => doesAsk(story, key)).map(([, line]) => line)
}

/** Every answer of the order, in groups, as it is read before the last step. */
export function reviewLines(story: Story): Lines[] {
  const { groups, rows } = reviewTexts
  const plan = planOf(story)
  const chosen = doesAsk(story, 'offer') ? 'offer' : 'plan'
  const { door, place } = addressText(story)
  const line = (key: Key, label: string, value = told(story, key)): Line => ({ key, label, value })
  return [
    { heading: groups.plan, lines: [line(chosen, rows.speed, plan ? speedName(plan.plan_download) : ''), line(chosen, rows.streaming, plan ? streamingNames(plan.subscriptions) || rows.noStreaming : '')] },
    { heading: groups.address, lines: [line('cep', rows.cep, cepText(answersOf(story).cep ?? '')), line(doesAsk(story, 'number') ? 'number' : 'cep', rows.address, [door, place].filter(Boolean).join('\n'))] },
    { heading: groups.person, lines: [...(['name', 'email', 'acceptPromotions', 'phone', 'birthDate', 'document', 'motherName'] as const).map((key) => line(key, rows[key])), ...identityLines(story)] },
    { heading: groups.payment, lines: paymentLines(story) },
    { heading: groups.visit, lines: doesAsk(story, 'schedule') ? [visitLine(story, rows.dates)] : [] },
  ].map((group) => ({ ...group, lines: group.lines.filter(({ value }) => value !== '') })).filter(({ lines }) => lines.length > 0)
}

/** 'Débito automático, todo dia 10' */
export function paymentText(story: Story): string {
  if (!doesAsk(story, 'directDebit')) return reviewTexts.asNow
  return [told(story, 'directDebit'), told(story, 'dueDate').toLowerCase()].filter(Boolean).join(', ')
}

/** That a quiz was passed; it cannot be changed. */
const identityLines = (story: Story): Line[] => (factsOf(story).risk?.quiz_passed ? [{ key: null, label: reviewTexts.rows.identity, value: quizTexts.passed }] : [])

function paymentLines(story: Story): Line[] {
  const { rows, account } = reviewTexts
  const paid: Line[] = [
    { key: 'dueDate', label: rows.dueDate, value: told(story, 'dueDate') },
    { key: 'directDebit', label: rows.form, value: told(story, 'directDebit') },
  ]
  if (answersOf(story).directDebit !== true || !told(story, 'bank')) return paid
  return [...paid, { key: 'bank', label: rows.account, value: account(told(story, 'bank'), told(story, 'agency'), told(story, 'account')) }]
}

/** Some plans have their visit arranged by telephone. */
function visitLine(story: Story, label: string): Line {
  if (planOf(story)?.installationSchedule === false) return { key: null, label, value: orderTexts.visitLater }
  return { key: 'schedule', label, value: stands(story.kept, 'schedule') ? (answersOf(story).schedule ?? []).map(slotText).join('\n') : '' }
}

const told = (story: Known, key: Key) => (stands(story.kept, key) ? shown(story, key) : '')

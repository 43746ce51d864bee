import { dateOf, dayOf, type Day } from '../../api/contract/values/dates.ts'
import { answersOf, factsOf, isStillValid, type Knowledge } from '../answersAndFacts.ts'
import { isVisitByPhone, monthlyCost, planOf } from '../plans/plansToChoose.ts'

export type FirstBill = { due: Day; days: number; amount: number }

/** How many days a bill comes before it is due, by contract. */
const daysAhead = 5
const aDay = 86_400_000

/** The first bill: the days from the installation to the first due day that comes in time. Null without a visit day. */
export function firstBill(knowledge: Knowledge): FirstBill | null {
  const { dueDate, directDebit } = answersOf(knowledge)
  const plan = planOf(knowledge)
  const visit = dateOf(visitDay(knowledge) ?? '')
  if (!plan || !visit || dueDate === undefined) return null
  const due = firstDue(visit, dueDate)
  const days = (due.getTime() - visit.getTime()) / aDay
  return { due: dayOf(due), days, amount: (monthlyCost(plan, directDebit) * days) / 30 }
}

function firstDue(visit: Date, dueDay: number): Date {
  const earliest = new Date(visit.getTime() + daysAhead * aDay)
  const month = earliest.getUTCMonth() + (earliest.getUTCDate() > dueDay ? 1 : 0)
  return new Date(Date.UTC(earliest.getUTCFullYear(), month, dueDay))
}

/** The day that the operator reported last, else the booked one, else the only requested one. */
function visitDay(knowledge: Knowledge): Day | undefined {
  const { order } = factsOf(knowledge)
  const isAsked = isStillValid(knowledge.kept, 'schedule') && !isVisitByPhone(knowledge)
  const [asked, ...others] = (isAsked && answersOf(knowledge).schedule) || []
  return order?.state?.date ?? order?.visit?.date ?? (others.length === 0 ? asked?.date : undefined)
}

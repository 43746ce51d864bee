import { moneyInText } from '../../api/contract/values/money.ts'
import { reactionTexts, thanksTexts } from '../../content/texts/chat/reactionTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { answersOf, factsOf, isStillValid, type Known } from '../../funnel/answersAndFacts.ts'
import type { Journey } from '../../funnel/journey/journey.ts'
import { isVisitByPhone, monthlyCost, planOf } from '../../funnel/plans/plansToChoose.ts'
import type { Turn } from './turn.ts'

/** The assistant's reaction, shown once below an answer. */
export function reactionTo(known: Known, key: Key): Turn[] {
  const text = isStillValid(known.kept, key) ? reactions[key]?.(known) : undefined
  return text ? [{ kind: 'told', id: `${key}:reaction`, text }] : []
}

const reactions: { [K in Key]?: (known: Known) => string | undefined } = {
  plan: (known) => {
    const plan = planOf(known)
    const { directDebit, name } = answersOf(known)
    const isPaymentKnown = (known.kept.directDebit?.at ?? Infinity) < (known.kept.plan?.at ?? 0)
    if (!plan || (directDebit !== undefined && (!isPaymentKnown || name !== undefined))) return undefined
    const price = moneyInText(monthlyCost(plan, directDebit))
    return reactionTexts.plan(spokenPlanName(plan), price, directDebit === false, isVisitByPhone(known))
  },
  directDebit: (known) => {
    const plan = planOf(known)
    const { directDebit, dueDate = '' } = answersOf(known)
    if (!plan) return undefined
    return reactionTexts.payment(directDebit === true, String(dueDate), moneyInText(monthlyCost(plan, directDebit)))
  },
  phone: (known) => (factsOf(known).renta ? reactionTexts.bonus : undefined),
  code: (known) => (factsOf(known).collaborator ? reactionTexts.collaborator : undefined),
}

/** A remark on the last answer, before a question that is asked for the first time. */
export const thanksFor = (key: Key | undefined, { answers, facts }: Journey): string | null =>
  (key && thanks[key]?.(answers, facts)) ?? null

type Thanks = (answers: Journey['answers'], facts: Journey['facts']) => string | undefined

const thanks: { [K in Key]?: Thanks } = {
  number: ({ number }) => number && thanksTexts.number(number),
  lot: ({ block, lot }) => lot && thanksTexts.lot(block, lot),
  name: ({ name }) => name && thanksTexts.name(name),
  phone: ({ phone }, { renta }) =>
    phone && !renta ? (phone.length > 10 ? thanksTexts.mobile : thanksTexts.landline) : undefined,
  email: () => thanksTexts.email,
  acceptPromotions: ({ acceptPromotions }) => (acceptPromotions ? thanksTexts.promotions : thanksTexts.noPromotions),
  birthDate: ({ name }) => thanksTexts.birthDate(name),
  motherName: () => thanksTexts.motherName,
  document: () => thanksTexts.document,
  dueDate: ({ dueDate }) => thanksTexts.dueDate(String(dueDate)),
  bank: ({ bank }, facts) => bank && thanksTexts.bank(questions.bank.show(bank, facts)),
  agency: () => thanksTexts.agency,
  account: () => thanksTexts.account,
}

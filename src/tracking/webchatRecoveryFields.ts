import type { RecoveryFields } from '../api/contract/webchatOrderEvent.ts'
import { isCovered, type Facts } from '../content/flows/facts.ts'
import { keysIn, type Answers, type Key } from '../content/questions/answers.ts'
import { answersOf, factsOf, isStillValid, type Known } from '../funnel/answersAndFacts.ts'

/** An order as a browser stores it, and whether its visitor accepts messages, as far as is known. */
export type OrderHere = Known & { acceptsContact: boolean | null }
type Now = { answers: Answers; facts: Facts; order: OrderHere }
type Fields = Omit<RecoveryFields, 'step'>

/** The step that sends an answer. With `from`, an earlier step sends it too if it is known by then. */
type Row = { step: number; from?: number; fields: (now: Now) => Fields }

/** The step of each question, and its fields. The webchat has no field for the others. */
const rows: { [K in Key]?: Row } = {
  cep: { step: 1, fields: ({ answers }) => withoutEmpty({ zip: answers.cep }) },
  number: {
    step: 2,
    fields: ({ answers, facts }) => withoutEmpty({ streetNr: answers.number, planoAvailable: available(facts) }),
  },
  block: { step: 2, fields: ({ answers }) => withoutEmpty({ blockNr: answers.block }) },
  lot: {
    step: 2,
    fields: ({ answers, facts }) => withoutEmpty({ lotNr: answers.lot, planoAvailable: available(facts) }),
  },
  name: { step: 3, fields: ({ answers }) => withoutEmpty({ name: answers.name }) },
  phone: {
    step: 4,
    from: 2,
    fields: ({ answers, order }) =>
      withoutEmpty({ phone: withCountry(answers.phone), acceptPhoneContact: order.acceptsContact ?? undefined }),
  },
  email: { step: 5, from: 2, fields: ({ answers }) => withoutEmpty({ email: answers.email }) },
  acceptPromotions: {
    step: 5,
    fields: ({ answers }) => withoutEmpty({ acceptEmailOffers: answers.acceptPromotions }),
  },
  birthDate: { step: 6, fields: () => ({ birthDate: true }) },
  motherName: { step: 7, fields: () => ({ motherName: true }) },
  document: { step: 8, fields: (now) => (isCompany(now) ? { cnpj: true } : { cpf: true }) },
  complement: {
    step: 9,
    fields: ({ answers: { complement }, facts }) =>
      withoutEmpty({
        complement: complement || undefined,
        noComplement: complement === '',
        street: facts.street?.street,
      }),
  },
  street: { step: 9, fields: ({ answers }) => withoutEmpty({ street: answers.street }) },
  dueDate: { step: 10, fields: ({ answers }) => withoutEmpty({ dueDate: answers.dueDate }) },
  directDebit: { step: 11, fields: ({ answers }) => withoutEmpty({ directDebit: answers.directDebit }) },
  bank: { step: 12, fields: ({ answers }) => withoutEmpty({ bankId: answers.bank }) },
  agency: { step: 12, fields: () => ({ bankAccountAgency: true }) },
  account: { step: 12, fields: () => ({ bankAccountNr: true }) },
  schedule: { step: 13, fields: ({ answers }) => withoutEmpty({ installationSchedules: answers.schedule }) },
}

/** The step of a placed order, with its terms accepted. */
const PLACED = 14

/** The steps that an order has reached, in ascending order. */
export function recoverySteps(order: OrderHere): number[] {
  const answered = answeredIn(order).map((key) => rows[key]?.step ?? 0)
  const steps = new Set([...answered, factsOf(order).order ? PLACED : 0])
  return [...steps].filter((step) => step > 0).toSorted((one, other) => one - other)
}

/** The fields of a step: its own and those of all earlier steps. */
export function webchatRecoveryFields(step: number, order: OrderHere): RecoveryFields | null {
  if (!Number.isInteger(step) || step < 1 || step > PLACED) {
    console.warn('funil_recuperacao: step inválido', step)
    return null
  }
  const now = { answers: answersOf(order), facts: factsOf(order), order }
  const told = answeredIn(order).filter((key) => (rows[key]?.from ?? rows[key]?.step ?? Infinity) <= step)
  const fields = Object.assign({}, ...told.map((key) => rows[key]?.fields(now)))
  return { step, ...fields, ...(step === PLACED && { finalConsent: true }) }
}

/** A telephone in the webchat's format: its digits with the country code. */
export const withCountry = (phone: string | undefined) => phone && `55${phone.replace(/\D/g, '')}`

const answeredIn = ({ kept }: Known) => keysIn(kept).filter((key) => isStillValid(kept, key))

const available = (facts: Facts) => facts.coverage && isCovered(facts)

/** A browser stores only the mask of a tax id; a company's has a slash. */
const isCompany = ({ answers, order }: Now) =>
  (answers.document?.length ?? 11) !== 11 || order.kept.document?.mask?.includes('/') === true

/** The fields without empty values. */
function withoutEmpty<T extends Fields>(fields: { [F in keyof T]: T[F] | undefined }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}

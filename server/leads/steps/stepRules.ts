import { ageRefusal } from '../../../src/api/contract/values/ageRefusal.ts'
import { dayInBrazil } from '../../../src/api/contract/values/dates.ts'
import type { Step } from '../../../src/api/contract/stepOrder.ts'
import type { StepBody } from '../../../src/api/contract/steps.ts'
import { banksOf } from '../../banks/banks.ts'
import type { Context, OwnedLead } from '../../handlerContext.ts'
import { refuseNonCorporateEmail } from '../../collaborator/refuseNonCorporateEmail.ts'
import { refuse, refuseField } from '../../refusal.ts'
import { areFree, slotTaken } from '../../schedule/slots.ts'
import { needsVisit } from './dueStep.ts'
import { isForCollaborators } from './isForCollaborators.ts'
import { isPlanOffered } from './isPlanOffered.ts'

export type StepRule<S extends Step> = (body: StepBody<S>, lead: OwnedLead, context: Context) => void | Promise<void>

/** Why a step is refused although its body is valid. */
export const stepRules: { [S in Step]?: StepRule<S> } = {
  plan: async ({ idPlan }, lead, context) => {
    if (!(await isPlanOffered(lead, idPlan, context))) throw refuse(409, 'plan.unavailable')
  },
  email: async (body, lead, { db }) => {
    const email = body.email ?? lead.email
    if (email === null) throw refuseField('email', 'email.empty')
    if (isForCollaborators(lead)) await refuseNonCorporateEmail(email, db)
  },
  birthDate: ({ birth_date }, _, { now }) => {
    const code = ageRefusal(birth_date, dayInBrazil(now()))
    if (code !== null) throw refuseField('birth_date', code)
  },
  bankInfo: async ({ direct_debit, bankInfo }, _, { db }) => {
    if (direct_debit && !(await banksOf(db)).some(({ code }) => code === bankInfo?.bank))
      throw refuseField('bankInfo.bank', 'bank.unknown')
  },
  scheduleDate: async ({ schedules }, lead, { visits }) => {
    if (!needsVisit(lead)) throw refuse(409, 'schedule.needless')
    const cep = lead.cep ?? ''
    if (!(await areFree(visits, cep, schedules))) throw await slotTaken(visits, cep)
  },
}

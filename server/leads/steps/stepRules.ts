import { ageRefusal } from '../../../src/api/contract/values/ageRefusal.ts'
import { dayInBrazil } from '../../../src/api/contract/values/dates.ts'
import type { Step } from '../../../src/api/contract/lead/stepOrder.ts'
import type { StepBody } from '../../../src/api/contract/lead/steps.ts'
import { banksOf } from '../../banks/banks.ts'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import { refuseNonCorporateEmail } from '../../collaborator/refuseNonCorporateEmail.ts'
import { refuse, refuseField, refuseFields } from '../../http/refusal.ts'
import { refusals } from '../../http/refusalMessages.ts'
import { areFree, slotTaken } from '../../schedule/slots.ts'
import { toTell } from '../answersByDevice.ts'
import { accountIn, accountParts } from './accountIn.ts'
import { needsVisit } from './dueStep.ts'
import { isForCollaborators } from './isForCollaborators.ts'
import { isPlanOffered } from './isPlanOffered.ts'

export type StepRule<S extends Step> = (body: StepBody<S>, lead: OwnedLead, context: Context) => void | Promise<void>

/** Rules that can refuse a step with a valid body. */
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
  bankInfo: async (body, lead, { db, deviceOf }) => {
    if (!body.direct_debit) return
    const isOthers = toTell(lead, deviceOf(lead.id)).includes('bankInfo')
    const account = isOthers ? { ...body.bankInfo } : accountIn(body, lead)
    if (!(await banksOf(db)).some(({ code }) => code === account.bank))
      throw refuseField('bankInfo.bank', 'bank.unknown')
    const missing = accountParts.filter((part) => account[part] === undefined)
    const words = refusals[isOthers ? 'told.again' : 'field.missing']
    if (missing.length > 0) throw refuseFields(Object.fromEntries(missing.map((part) => [`bankInfo.${part}`, words])))
  },
  scheduleDate: async ({ schedules }, lead, { visits }) => {
    if (!needsVisit(lead)) throw refuse(409, 'schedule.needless')
    const cep = lead.cep ?? ''
    if (!(await areFree(visits, cep, schedules))) throw await slotTaken(visits, cep)
  },
}

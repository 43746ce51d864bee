import { ageRefusal } from '../../src/api/contract/age.ts'
import { dayInBrazil } from '../../src/api/contract/dates.ts'
import type { Step } from '../../src/api/contract/stepOrder.ts'
import type { StepBody } from '../../src/api/contract/steps.ts'
import { accountBanks } from '../banks/banks.ts'
import type { Context, OwnedLead } from '../call.ts'
import { refuseForeignEmail } from '../collaborator/corporate.ts'
import { refuse, refuseField } from '../refusal.ts'
import { areFree, freeSlots } from '../schedule/slots.ts'
import type { Changes } from './change.ts'
import { needsVisit } from './due.ts'
import { isForCollaborators } from './forCollaborators.ts'
import { markedFor } from './marked.ts'
import { isOffered } from './offered.ts'
import { sealed } from './privateValues.ts'

export type Saver<S extends Step> = (body: StepBody<S>, lead: OwnedLead, context: Context) => Changes | Promise<Changes>

/** What each step changes, or why it is refused. */
export const savers: { [S in Step]: Saver<S> } = {
  plan: async ({ idPlan }, lead, { db }) => {
    if (!(await isOffered(db, lead, idPlan))) throw refuse(409, 'plan.unavailable')
    return { plan_id: idPlan, flags: markedFor(idPlan, lead.flags) }
  },
  name: ({ name, webcare_tuid }) => ({ name, ...(webcare_tuid !== undefined && { webcare_tuid }) }),
  phone: ({ phone, phone2 }) => ({ phone, ...(phone2 !== undefined && { phone2 }) }),
  email: ({ email, accept_promotions }, lead) => {
    if (isForCollaborators(lead)) refuseForeignEmail(email)
    return { email, accept_promotions: Number(accept_promotions) }
  },
  birthDate: async ({ birth_date }, lead, context) => {
    refuseAge(birth_date, context.now())
    return { birth_date: await sealed(lead.id, 'birth_date', birth_date, context) }
  },
  motherName: async ({ mothers_name }, lead, context) => ({ mothers_name: await sealed(lead.id, 'mothers_name', mothers_name, context) }),
  documentNumber: async (body, lead, context) => {
    const [kind, document] = 'cpf' in body ? (['cpf', body.cpf] as const) : (['cnpj', body.cnpj] as const)
    return { document_kind: kind, document_hash: context.vault.hash('document', document), document: await sealed(lead.id, 'document', document, context) }
  },
  dueDate: ({ due_date }) => ({ due_date }),
  bankInfo: saveBank,
  scheduleDate: async ({ schedules }, lead, { db, now }) => {
    if (!needsVisit(lead)) throw refuse(409, 'schedule.needless')
    if (!(await areFree(db, lead.cep, schedules, now()))) throw await slotTaken(lead.cep, { db, now })
    return { schedules: JSON.stringify(schedules) }
  },
}

/** A visit that somebody else has booked, with the next ones that are free. */
export async function slotTaken(cep: string, { db, now }: Pick<Context, 'db' | 'now'>) {
  const slots = await freeSlots(db, cep, now())
  return refuse(409, 'slot.taken', { slots: slots.slice(0, 6) })
}

async function saveBank({ direct_debit, bankInfo, deviceInfo }: StepBody<'bankInfo'>, lead: OwnedLead, context: Context): Promise<Changes> {
  if (direct_debit && (!bankInfo || !isBank(bankInfo.bank))) throw refuseField('bankInfo.bank', 'bank.unknown')
  return {
    direct_debit: Number(direct_debit),
    bank_info: direct_debit && bankInfo ? await sealed(lead.id, 'bank_info', JSON.stringify(bankInfo), context) : null,
    device_info: deviceInfo ? await sealed(lead.id, 'device_info', JSON.stringify(deviceInfo), context) : null,
  }
}

const isBank = (code: string) => accountBanks.some((bank) => bank.code === code)

function refuseAge(birthDate: string, now: Date): void {
  const code = ageRefusal(birthDate, dayInBrazil(now))
  if (code !== null) throw refuseField('birth_date', code)
}

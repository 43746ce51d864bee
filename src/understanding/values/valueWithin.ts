import type { Day } from '../../api/contract/values/dates.ts'
import type { Key } from '../../content/questions/answers.ts'
import { accountWithin, agencyWithin } from './bankAccount.ts'
import { birthDayWithin } from './birthDay.ts'
import { cepWithin } from './cep.ts'
import { cpfWithin } from './document.ts'
import { dueDayAsked } from './dueDay.ts'
import { emailWithin } from './email.ts'
import { phoneWithin } from './phone.ts'

/** The only value of the answer's form in a text, whatever surrounds it. */
export const valueWithin = (key: Key, plain: string, today: Day): string | null => within[key]?.(plain, today) ?? null

const within: { [K in Key]?: (plain: string, today: Day) => string | null } = {
  cep: cepWithin,
  phone: phoneWithin,
  birthDate: birthDayWithin,
  email: emailWithin,
  dueDate: dueDayAsked,
  agency: agencyWithin,
  account: accountWithin,
  document: cpfWithin,
}

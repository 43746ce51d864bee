import type { Bank } from '../../api/contract/bank.ts'

/** Why an agency is not written as its bank writes it, or null: forms that we do not know are not doubted. */
export function unusualAgency(agency: string, bank: Bank | undefined): string | null {
  const [digits = '', check] = agency.split('-')
  if (!bank?.agency || (digits.length === bank.agency.digits && (check === undefined || bank.agency.checkDigit)))
    return null
  return `No ${bank.name}, a agência costuma ter ${bank.agency.digits} números${bank.agency.checkDigit ? ' e um dígito' : ', sem dígito'}. ${sameAgain}`
}

/** Leading zeros may be left out. */
export function unusualAccount(account: string, bank: Bank | undefined): string | null {
  const [digits = ''] = account.split('-')
  if (!bank?.account || digits.length <= bank.account.digits) return null
  return `No ${bank.name}, a conta costuma ter até ${bank.account.digits} números e o dígito. ${sameAgain}`
}

const sameAgain = 'Confira e, se for assim mesmo, envie de novo.'

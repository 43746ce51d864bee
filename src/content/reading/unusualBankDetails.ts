import type { Bank } from '../../api/contract/bank.ts'
import type { UnusualAnswer } from '../texts/errors/answerRefusal.ts'

/** A doubt if the bank writes its agencies differently. The format of some banks is unknown. */
export function unusualAgency(agency: string, bank: Bank | undefined): UnusualAnswer | null {
  const [digits = '', check] = agency.split('-')
  if (!bank?.agency || (digits.length === bank.agency.digits && (check === undefined || bank.agency.checkDigit)))
    return null
  return { code: 'agency.unusual', bank: bank.name, ...bank.agency }
}

/** A doubt if the account is too long for its bank. Leading zeros may be missing. */
export function unusualAccount(account: string, bank: Bank | undefined): UnusualAnswer | null {
  const [digits = ''] = account.split('-')
  if (!bank?.account || digits.length <= bank.account.digits) return null
  return { code: 'account.unusual', bank: bank.name, digits: bank.account.digits }
}

import type { StepBody } from '../../../src/api/contract/lead/steps.ts'
import type { OwnedLead } from '../../http/calls/handlerContext.ts'

export const accountParts = ['bank', 'agency', 'account_number'] as const

/** The account in a body, completed from the known one if the bank is the same. */
export function accountIn({ bankInfo }: StepBody<'bankInfo'>, { bank_info: known }: Pick<OwnedLead, 'bank_info'>) {
  const isSameBank = bankInfo && (bankInfo.bank ?? known?.bank) === known?.bank
  return { ...(isSameBank && known), ...bankInfo }
}

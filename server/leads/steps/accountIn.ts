import type { StepBody } from '../../../src/api/contract/steps.ts'
import type { OwnedLead } from '../../handlerContext.ts'

export const accountParts = ['bank', 'agency', 'account_number'] as const

/** The account that a body tells, or a part of it with the rest as it is known. Another bank has another account. */
export function accountIn({ bankInfo }: StepBody<'bankInfo'>, { bank_info: known }: Pick<OwnedLead, 'bank_info'>) {
  const isSameBank = bankInfo && (bankInfo.bank ?? known?.bank) === known?.bank
  return { ...(isSameBank && known), ...bankInfo }
}

import type { OwnedLead } from '../call.ts'

/** Whether a lead tells what its visitor said. A customer's comes from the contract, for whoever knows the CPF. */
export const isTold = ({ kind }: OwnedLead) => kind === 'order' || kind === 'no-coverage'

/** Whether a call about all of a lead lacks its telephone. Comparing that of a contract would reveal it. */
export const isOtherPhone = (lead: OwnedLead, phone: string | undefined) =>
  isTold(lead) && lead.phone !== null && lead.phone !== phone

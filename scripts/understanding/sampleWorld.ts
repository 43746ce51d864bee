import { accountBanks } from '../../server/banks/banks.ts'
import { plansAt } from '../../server/coverage/offers.ts'

/** The plans that are shown at an address with every speed, and the banks that are listed. */
export const sampleWorld = { offers: plansAt({ technology: 'XGS-PON', state: 'SP' }, {}), banks: accountBanks }

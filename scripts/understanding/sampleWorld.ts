import { accountBanks } from '../../server/banks/banks.ts'
import { plansAt } from '../../server/coverage/plansAt.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'

/** The plans at an address with every speed, and the banks. */
export const sampleWorld = {
  offers: plansAt({ technology: 'XGS-PON', state: 'SP' }, {}, builtInCatalogue),
  banks: accountBanks,
}

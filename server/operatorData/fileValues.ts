import * as z from 'zod/mini'
import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import * as values from '../../src/api/contract/values/valueRules.ts'
import { houseNumberOf } from '../coverage/houseNumberBlockLot.ts'

export const highestNumber = 999_999
/** The number of a house or building, in the form of look-ups. */
export const houseNumber = z.pipe(
  values.number.check(z.refine((given) => houseNumberOf(given) !== null, 'has no digits')),
  z.transform((given) => String(houseNumberOf(given))),
)

/** The domain of an e-mail. */
export const domain = z.pipe(
  z.string().check(z.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, 'is no domain such as operadora.com.br')),
  z.transform((given) => given.toLowerCase()),
)

/** The campaigns for a mobile line. Those with a longer path share their mobile plan. */
export const mobileCampaigns = campaigns.flatMap(({ prefix, alias }) =>
  alias && !prefix.includes('/') ? [prefix] : [],
)

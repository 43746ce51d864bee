import * as z from 'zod/mini'
import { campaigns } from '../../src/api/contract/campaigns.ts'
import * as values from '../../src/api/contract/values/valueRules.ts'
import { houseNumberOf } from '../coverage/houseNumberBlockLot.ts'

export const highestNumber = 999_999
/** The number of a house or building, as houses are looked up by it. */
export const houseNumber = z.pipe(
  values.number.check(z.refine((given) => houseNumberOf(given) !== null, 'has no digits')),
  z.transform((given) => String(houseNumberOf(given))),
)

/** What stands after the @ of an e-mail. */
export const domain = z.pipe(
  z.string().check(z.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, 'is no domain such as operadora.com.br')),
  z.transform((given) => given.toLowerCase()),
)

/** A mobile line belongs to one of these. Others for the same mobile plan are below another campaign. */
export const mobileCampaigns = campaigns.flatMap(({ prefix, alias }) =>
  alias && !prefix.includes('/') ? [prefix] : [],
)

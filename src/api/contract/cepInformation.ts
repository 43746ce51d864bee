import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'

/** The data of a CEP: a city's only CEP has no street, and an allotment needs block and lot. */
export const cepInformation = z.object({
  UF: z.string(),
  city: z.string(),
  address: z.string(),
  neighborhood: orElse(z.string(), ''),
  is_block_allotment: orElse(z.boolean(), false),
})

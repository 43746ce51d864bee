import * as z from 'zod/mini'
import * as values from './values/valueRules.ts'

/** The most CEPs that a search returns. It counts as that many look-ups, so that it lists streets no faster. */
export const mostCeps = 8

/** A street and its city, as a visitor types them. They go in a body, because request addresses are logged. */
export const cepSought = z.strictObject({ street: values.street, city: values.city })
export type CepSought = z.output<typeof cepSought>

/** A city's only CEP has no street and no neighbourhood. */
const foundCep = z.object({
  cep: values.cep,
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  UF: z.string(),
})
export type FoundCep = z.output<typeof foundCep>

/** The CEPs of matching streets, the likeliest first, and whether there are more. */
export const cepsFound = z.object({ ceps: z.array(foundCep), more: z.boolean() })
export type CepsFound = z.output<typeof cepsFound>

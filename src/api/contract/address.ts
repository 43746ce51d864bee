import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { plan } from './sale/plan.ts'
import * as values from './values/valueRules.ts'

/** An address as the visitor gave it. The visitor types the parts that the look-up does not know. */
export const address = z.strictObject({
  cep: values.cep,
  number: z.optional(values.number),
  address: z.optional(values.street),
  neighborhood: z.optional(values.neighborhood),
  city: z.optional(values.city),
  state: z.optional(values.state),
  is_block_allotment: z.optional(z.boolean()),
  block_number: z.optional(values.block),
  allotment_number: z.optional(values.lot),
  complement: z.optional(values.complement),
  complemento1: z.optional(values.complement),
  complemento2: z.optional(values.complement),
  customComplement: z.optional(values.complement),
  notFoundComplement: z.optional(z.boolean()),
  addressV2: z.optional(values.wholeAddress),
})
export type Address = z.output<typeof address>

const noCoverageReasons = ['no-network', 'no-free-port', 'not-in-campaign'] as const

const flag = z.optional(z.enum(['true', 'false']))

export const coverageQuery = z.strictObject({
  cep: values.cep,
  number: z.optional(values.number),
  block: flag,
  blockNumber: z.optional(values.block),
  lotNumber: z.optional(values.lot),
  state: z.optional(values.state),
  city: z.optional(values.city),
  neighborhood: z.optional(values.neighborhood),
  addon: z.optional(values.upTo(64)),
  sku: z.optional(values.plan),
  collaborator: flag,
  regionOffer: flag,
  premium: flag,
  rs: flag,
  /** The current order, whose plan stays as it was chosen. */
  idLead: z.optional(values.idLead),
})

/** The network that serves an address: its owner, the street cabinet and the technology. */
export const infra = z.object({ infraco: z.string(), cabinet: z.string(), technology: z.string() })

/** Without plans there is no offer at the address, and `reason` says why. */
export const coverage = z.object({
  plans: z.array(plan),
  infra: orElse(z.nullable(infra), null),
  reason: orElse(z.nullable(z.enum(noCoverageReasons)), null),
})
export type Coverage = z.output<typeof coverage>

export const addressInfo = z.object({
  cep: values.cep,
  number: z.string(),
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  UF: z.string(),
  infraco: z.nullable(z.string()),
  complements: z.array(z.string()),
})

export const complementTypes = z.object({
  complementTypes: z.array(z.object({ type: z.string(), label: z.string(), example: z.string() })),
})

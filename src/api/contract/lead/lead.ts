import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { address, infra } from '../address.ts'
import { plan } from '../sale/plan.ts'
import { changes } from './stepVersions.ts'
import { orderState } from '../orderState.ts'
import { protocol } from '../values/orderProtocolNumber.ts'
import { dueStepName, readBack, stepName } from './steps.ts'
import { tracking } from './visitOriginFields.ts'
import { flags } from './leadFlags.ts'
import * as values from '../values/valueRules.ts'

const { idLead } = values
export const leadParams = z.strictObject({ idLead })

/** Creates a lead at an address, or gives an existing lead another address and plan. */
const leadAtAddress = z.strictObject({
  idLead: z.optional(idLead),
  address,
  idPlan: z.optional(values.upTo(32)),
  idPlanAddonBonus: z.optional(values.upTo(32)),
  idPlanRenewal: z.optional(values.upTo(32)),
  offerSelected: z.optional(values.upTo(64)),
  addon: z.optional(values.upTo(64)),
  accept_information: z.optional(z.boolean()),
  tracking: z.optional(tracking),
  flags: z.optional(flags),
})

/** Creates a collaborator's lead with only the corporate e-mail, because its code is checked before the address. */
const collaboratorLead = z.strictObject({
  email: values.email,
  addon: z.optional(values.upTo(64)),
  accept_information: z.optional(z.boolean()),
  tracking: z.optional(tracking),
  flags: z.extend(flags, { collaborator_special_offer: z.literal(true) }),
})
export const leadCreation = z.union([leadAtAddress, collaboratorLead])
export type LeadAtAddress = z.output<typeof leadAtAddress>
export type CollaboratorLead = z.output<typeof collaboratorLead>

/** Either the order may continue (`idLead`) or the address has no offer (`idLeadNoCoverage`). */
export const leadCreated = z.object({
  success: z.literal(true),
  id: idLead,
  idLead: orElse(z.nullable(idLead), null),
  idLeadNoCoverage: orElse(z.nullable(idLead), null),
  protocol: z.optional(protocol),
  cepCoverage: orElse(z.object({ infra: orElse(z.nullable(infra), null) }), { infra: null }),
  version: orElse(z.number(), 1),
})

export const saved = z.object({ success: z.literal(true), version: z.optional(z.number()) })

/** Set if no chosen visit is reserved for the order, so that one is arranged by telephone. */
const visitByPhone = z.optional(z.literal(true))
/** The chosen visit that is reserved for the order. */
const visit = z.optional(values.slot)

/** A lead as its owner may read it. Personal values are masked, private ones omitted. Most parts are optional. */
export const lead = z.object({
  id: idLead,
  address: z.object({
    cep: z.string(),
    number: z.nullable(z.string()),
    address: z.nullable(z.string()),
    neighborhood: z.nullable(z.string()),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    is_block_allotment: z.boolean(),
    block_number: z.nullable(z.string()),
    allotment_number: z.nullable(z.string()),
    complement: z.nullable(z.string()),
  }),
  protocol: z.optional(protocol),
  version: orElse(z.number(), 1),
  changes: z.optional(changes),
  status: orElse(z.enum(['open', 'confirmed', 'rejected', 'finished', 'withdrawn']), 'open'),
  idPlan: orElse(z.nullable(z.string()), null),
  sku: orElse(z.nullable(z.string()), null),
  idPlanRenewal: z.optional(z.nullable(z.string())),
  offerSelected: z.optional(z.nullable(z.string())),
  saved: z.optional(z.array(stepName)),
  due: orElse(z.nullable(dueStepName), null),
  ...readBack,
  accept_information: z.optional(z.nullable(z.boolean())),
  orderNumber: orElse(z.nullable(z.string()), null),
  placedOn: z.optional(values.slot.shape.date),
  /** The operator's last report on a placed order. */
  orderState: z.optional(orderState),
  visit,
  visitByPhone,
  /** The kind of a lead that is no plain order: a customer's, with offers and name, or an address without offer. */
  kind: z.optional(z.enum(['renewal', 'migration', 'no-coverage'])),
  plansOffers: z.optional(z.array(plan)),
  id_renewal_base_user: z.optional(z.string()),
  /** Whether the code of the corporate e-mail was confirmed. Only collaborators' leads have it. */
  collaborator_validated: z.optional(z.boolean()),
})
export type Lead = z.output<typeof lead>

/** Requests the risk validation and names the visitor's last quiz. */
export const confirmation = z.strictObject({
  riskValidation: z.optional(z.strictObject({ idQuiz: z.optional(values.upTo(64)) })),
})
export const confirmationQuery = z.strictObject({ fiberMigration: z.optional(z.enum(['true', 'false'])) })

/** Places the order: accepted terms, document editions, and the shown offer label. `again` allows a second order. */
export const finish = z.strictObject({
  accept_terms: z.literal(true, 'terms.unticked'),
  documents: z.optional(z.strictObject({ contrato: z.number(), oferta: z.number() })),
  accept_promotions: z.optional(z.boolean()),
  offerCode: values.upTo(64),
  again: z.optional(z.literal(true)),
})
/** Set if no e-mail confirms it, because an address gets only a few per day. */
const unmailed = z.optional(z.literal(true))
export const finished = z.object({ success: z.literal(true), orderNumber: z.string(), unmailed, visit, visitByPhone })

/** If the lead has a telephone, the call must name it. */
export const ownership = z.strictObject({ id: idLead, phone: z.optional(values.phone) })
export const erasedReply = z.object({ success: z.literal(true), unmailed })

const row = z.record(z.string(), z.unknown())
/** All stored data of a lead; null if the telephone is not the lead's. */
export const exported = z.object({
  success: z.literal(true),
  everything: z.nullable(
    z.object({ at: z.string(), lead: row, told: row, tables: z.record(z.string(), z.array(row)) }),
  ),
})

/** `protocol` identifies the order to the person who calls. */
export const supportRequest = z.strictObject({
  telephone: values.phone,
  protocol: z.optional(protocol),
  tracking: z.optional(tracking),
})
export const created = z.object({ success: z.literal(true), id: z.string() })

export const legacyLead = z.strictObject({
  cep: values.cep,
  number: z.optional(values.number),
  name: z.optional(values.name),
  email: z.optional(values.email),
  phone: values.phone,
  idPlan: z.optional(values.upTo(32)),
  tracking: z.optional(tracking),
})

/** A mobile customer, with a fibre plan if one is chosen. The bonus must belong to the customer's mobile plan. */
export const rentaLead = z.strictObject({
  idPlan: z.optional(values.upTo(32)),
  phoneNumber: values.phone,
  idPlanAddonBonus: z.optional(values.upTo(32)),
  accept_information: z.optional(z.boolean()),
  tracking: z.optional(tracking),
})

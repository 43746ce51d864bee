import * as z from 'zod/mini'
import * as address from './address.ts'
import { banks } from './bank.ts'
import * as collaborator from './collaborator.ts'
import * as lead from './lead.ts'
import * as noCoverage from './noCoverage.ts'
import { planList, regulations, regulationsQuery } from './plan.ts'
import * as renewal from './renewal.ts'
import { quizAnswers, riskResult } from './risk.ts'
import { slots, slotsQuery } from './schedule.ts'
import { stepName, steps } from './steps.ts'
import * as values from './values.ts'

const nothing = z.strictObject({})
const leadStep = z.strictObject({ idLead: values.idLead, step: stepName })
const stepBody = z.union([
  steps.name, steps.phone, steps.email, steps.birthDate, steps.motherName,
  steps.documentNumber, steps.dueDate, steps.plan, steps.bankInfo, steps.scheduleDate,
])

/** Every call between browser and server. `owned` ones need the lead's token; all are served under /api. */
export const calls = {
  cepInformation: { method: 'GET', path: '/cep/information/{cep}', about: 'Street, neighbourhood and city of a CEP', params: z.strictObject({ cep: values.cep }), query: z.strictObject({ sku: z.optional(values.plan) }), reply: address.cepInformation },
  coverage: { method: 'GET', path: '/cep/coverage', about: 'Plans and network at an address', query: address.coverageQuery, reply: address.coverage },
  addressInfo: { method: 'GET', path: '/tim-api/address-info', about: 'A building and its known complements', query: z.strictObject({ cep: values.cep, number: values.number }), reply: address.addressInfo },
  complementTypes: { method: 'GET', path: '/tim-api/address-info/complementTypes', about: 'Kinds of complement a network owner knows', query: z.strictObject({ infraco: values.upTo(32) }), reply: address.complementTypes },
  planFile: { method: 'GET', path: '/json/{file}', about: 'The plan list of a campaign', params: z.strictObject({ file: z.string().check(z.regex(/^[a-z0-9-]{1,40}\.json$/)) }), reply: planList },
  regulations: { method: 'GET', path: '/plans/regulationsAndSummaries/getAll', about: 'Regulations and summaries of every offer', query: regulationsQuery, reply: regulations },
  banks: { method: 'GET', path: '/banks', about: 'Banks that take direct debit', reply: banks },
  slots: { method: 'GET', path: '/schedule/slots', about: 'Installation visits that can be booked in a region', query: slotsQuery, reply: slots },

  createLead: { method: 'POST', path: '/lead-v2', about: 'Create a lead, or move it to another address', body: lead.leadCreation, reply: lead.leadCreated },
  saveStep: { method: 'PATCH', path: '/lead-v2/{idLead}/{step}', about: 'Save one step of a lead', params: leadStep, body: stepBody, reply: lead.saved, owned: true },
  confirmLead: { method: 'PUT', path: '/lead-v2/{idLead}', about: 'Confirm a lead with risk validation', params: lead.leadParams, query: lead.confirmationQuery, body: lead.confirmation, reply: riskResult, owned: true },
  answerQuiz: { method: 'PATCH', path: '/lead-v2/{idLead}/riskValidation/QuizAnswer', about: 'Answer the identity quiz', params: lead.leadParams, body: quizAnswers, reply: riskResult, owned: true },
  readLead: { method: 'GET', path: '/lead/{idLead}', about: 'Read a lead back, masked', params: lead.leadParams, reply: lead.lead, owned: true },
  finishLead: { method: 'PUT', path: '/lead/{leadId}', about: 'Finish the order', params: z.strictObject({ leadId: values.idLead }), body: lead.finish, reply: lead.finished, owned: true },
  removeLead: { method: 'DELETE', path: '/lead', about: 'Erase a lead at its visitor’s request, or withdraw its order within seven days', body: lead.ownership, reply: lead.removed, owned: true },

  keepNoCoverage: { method: 'POST', path: '/lead-no-coverage', about: 'Keep an address that has no offer', body: noCoverage.noCoverageLead, reply: noCoverage.noCoverageDone },
  addContact: { method: 'PUT', path: '/lead-no-coverage', about: 'Add how to reach its visitor', body: noCoverage.noCoverageContact, reply: noCoverage.noCoverageDone, owned: true },
  forgetNoCoverage: { method: 'DELETE', path: '/lead-no-coverage', about: 'Erase it at its visitor’s request', body: lead.ownership, reply: noCoverage.noCoverageDone, owned: true },

  requestCall: { method: 'POST', path: '/supportRequest', about: 'Ask for a call', body: lead.supportRequest, reply: lead.created },
  createLegacyLead: { method: 'POST', path: '/lead', about: 'Create a lead in one go', body: lead.legacyLead, reply: lead.created },
  createFromRenta: { method: 'POST', path: '/lead/createFromRenta', about: 'Create a lead from a mobile customer’s telephone', body: lead.rentaLead, reply: lead.leadCreated },

  sendCollaboratorCode: { method: 'GET', path: '/lead/collaborator/getNewcode/{id}', about: 'Send a code to the corporate e-mail', params: collaborator.codeParams, reply: collaborator.codeSent, owned: true },
  checkCollaboratorCode: { method: 'PATCH', path: '/lead/collaborator/validate', about: 'Check that code', body: collaborator.codeCheck, reply: collaborator.codeChecked, owned: true },

  renewalOffers: { method: 'POST', path: '/renewalBaseUser/documentNumber', about: 'Renewal offers for a customer', body: renewal.taxIdLookup, reply: renewal.renewalOffers },
  chooseRenewal: { method: 'PATCH', path: '/renewalBaseUser/{id_renewal_request_user}', about: 'Choose a renewal offer', params: renewal.renewalParams, body: renewal.renewalChoice, reply: lead.saved, owned: true },
  finishRenewal: { method: 'PUT', path: '/renewalBaseUser/{id}', about: 'Finish a renewal', params: renewal.renewalFinish, body: lead.finish, reply: lead.finished, owned: true },
  checkClient: { method: 'GET', path: '/renewalBaseUser/check-client/{cpf}', about: 'Whether a CPF may renew', params: z.strictObject({ cpf: values.cpf }), reply: renewal.checkClient },

  migrationOffers: { method: 'POST', path: '/fiber-migration/offers', about: 'Migration offers for a customer', body: renewal.taxIdLookup, reply: renewal.migrationOffers },
  chooseMigrationPlan: { method: 'PATCH', path: '/fiber-migration/plan/{idLead}', about: 'Choose a migration plan', params: lead.leadParams, body: steps.plan, reply: lead.saved, owned: true },
  saveMigrationAddress: { method: 'PATCH', path: '/fiber-migration/address/{step}/{idLead}', about: 'Save one step of the new address', params: z.strictObject({ step: z.enum(['cep', 'number']), idLead: values.idLead }), body: z.partial(address.address), reply: lead.saved, owned: true },
  readMigration: { method: 'GET', path: '/fiber-migration/{idLead}', about: 'Read a migration lead back, masked', params: lead.leadParams, reply: lead.lead, owned: true },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
export type Params<N extends CallName> = Part<N, 'params'>
export type Query<N extends CallName> = Part<N, 'query'>
export type Body<N extends CallName> = Part<N, 'body'>
export type Reply<N extends CallName> = Part<N, 'reply'>
export type Input<N extends CallName> = Asked<'params', Params<N>> & Asked<'query', Query<N>> & Asked<'body', Body<N>>

/** A row of the table: what a call is, what it takes and what it answers. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  about: string
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema
  owned?: true
}

type Schema = z.ZodMiniType
type Part<N extends CallName, P extends keyof Call> = (typeof calls)[N] extends { [K in P]: infer S extends Schema } ? z.output<S> : Nothing
type Nothing = z.output<typeof nothing>

/** A part need be given only where the contract asks for it. */
type Asked<P extends string, T> = Nothing extends T ? { [K in P]?: T } : { [K in P]: T }

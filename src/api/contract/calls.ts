import * as z from 'zod/mini'
import * as address from './address.ts'
import { cepInformation } from './cepInformation.ts'
import { cepSought, cepsFound } from './cepSearch.ts'
import { banks } from './bank.ts'
import * as collaborator from './lead/collaboratorCode.ts'
import * as lead from './lead/lead.ts'
import * as noCoverage from './lead/noCoverageLead.ts'
import { eventsTold, newEvents } from './webchatOrderEvent.ts'
import { orderFound, orderSought } from './placedOrder.ts'
import { planList, regulations, regulationsQuery } from './sale/plan.ts'
import * as renewal from './sale/customerOffers.ts'
import * as resume from './lead/resume.ts'
import { quizAnswers, riskResult } from './lead/riskAndQuiz.ts'
import { slots, slotsQuery } from './schedule.ts'
import { addressSteps } from './lead/stepOrder.ts'
import { stepName, steps } from './lead/steps.ts'
import * as values from './values/valueRules.ts'

const nothing = z.strictObject({})
const leadStep = z.strictObject({ idLead: values.idLead, step: stepName })
const stepBody = z.union(Object.values(steps))

/** Every call between browser and server. `owned` ones need the lead's token; all are served under /api. */
export const calls = {
  cepInformation: {
    method: 'GET',
    path: '/cep/information/{cep}',
    params: z.strictObject({ cep: values.cep }),
    query: z.strictObject({ sku: z.optional(values.plan) }),
    reply: cepInformation,
  },
  findCeps: {
    method: 'POST',
    path: '/cep/search',
    body: cepSought,
    reply: cepsFound,
  },
  coverage: {
    method: 'GET',
    path: '/cep/coverage',
    query: address.coverageQuery,
    reply: address.coverage,
  },
  addressInfo: {
    method: 'GET',
    path: '/tim-api/address-info',
    query: z.strictObject({ cep: values.cep, number: values.number }),
    reply: address.addressInfo,
  },
  complementTypes: {
    method: 'GET',
    path: '/tim-api/address-info/complementTypes',
    query: z.strictObject({ infraco: values.upTo(32) }),
    reply: address.complementTypes,
  },
  planFile: {
    method: 'GET',
    path: '/json/{file}',
    params: z.strictObject({ file: z.string().check(z.regex(/^[a-z0-9-]{1,40}\.json$/)) }),
    reply: planList,
  },
  regulations: {
    method: 'GET',
    path: '/plans/regulationsAndSummaries/getAll',
    query: regulationsQuery,
    reply: regulations,
  },
  banks: { method: 'GET', path: '/banks', reply: banks },
  slots: {
    method: 'GET',
    path: '/schedule/slots',
    query: slotsQuery,
    reply: slots,
  },

  createLead: {
    method: 'POST',
    path: '/lead-v2',
    body: lead.leadCreation,
    reply: lead.leadCreated,
  },
  saveStep: {
    method: 'PATCH',
    path: '/lead-v2/{idLead}/{step}',
    params: leadStep,
    body: stepBody,
    reply: lead.saved,
    owned: true,
  },
  confirmLead: {
    method: 'PUT',
    path: '/lead-v2/{idLead}',
    params: lead.leadParams,
    query: lead.confirmationQuery,
    body: lead.confirmation,
    reply: riskResult,
    owned: true,
  },
  answerQuiz: {
    method: 'PATCH',
    path: '/lead-v2/{idLead}/riskValidation/QuizAnswer',
    params: lead.leadParams,
    body: quizAnswers,
    reply: riskResult,
    owned: true,
  },
  readLead: {
    method: 'GET',
    path: '/lead/{idLead}',
    params: lead.leadParams,
    reply: lead.lead,
    owned: true,
  },
  finishLead: {
    method: 'PUT',
    path: '/lead/{leadId}',
    params: z.strictObject({ leadId: values.idLead }),
    body: lead.finish,
    reply: lead.finished,
    owned: true,
  },
  removeLead: {
    method: 'DELETE',
    path: '/lead',
    body: lead.ownership,
    reply: lead.erasedReply,
    owned: true,
  },
  exportLead: {
    method: 'POST',
    path: '/lead/export',
    body: lead.ownership,
    reply: lead.exported,
    owned: true,
  },

  makeResumeLink: {
    method: 'POST',
    path: '/lead/{idLead}/resumeLink',
    params: lead.leadParams,
    body: resume.linkWish,
    reply: resume.linkMade,
    owned: true,
  },
  readResumeLink: {
    method: 'POST',
    path: '/resumeLink',
    body: resume.linkFollowed,
    reply: resume.linkRead,
  },
  openResumeLink: {
    method: 'PUT',
    path: '/resumeLink',
    body: resume.linkAnswer,
    reply: resume.linkOpened,
  },
  readOtherDevices: {
    method: 'GET',
    path: '/lead/{idLead}/otherDevices',
    params: lead.leadParams,
    reply: resume.otherDevices,
    owned: true,
  },
  endOtherDevices: {
    method: 'DELETE',
    path: '/lead/{idLead}/otherDevices',
    params: lead.leadParams,
    body: resume.devicesEnd,
    reply: resume.otherDevices,
    owned: true,
  },
  endThisDevice: {
    method: 'DELETE',
    path: '/lead/{idLead}/thisDevice',
    params: lead.leadParams,
    reply: lead.erasedReply,
    owned: true,
  },
  tellEvents: {
    method: 'POST',
    path: '/lead/{idLead}/events',
    params: lead.leadParams,
    body: newEvents,
    reply: eventsTold,
    owned: true,
  },

  readPlacedOrder: {
    method: 'POST',
    path: '/placedOrder',
    body: orderSought,
    reply: orderFound,
  },

  keepNoCoverage: {
    method: 'POST',
    path: '/lead-no-coverage',
    body: noCoverage.noCoverageLead,
    reply: noCoverage.noCoverageDone,
  },
  addContact: {
    method: 'PUT',
    path: '/lead-no-coverage',
    body: noCoverage.noCoverageContact,
    reply: noCoverage.noCoverageDone,
    owned: true,
  },
  forgetNoCoverage: {
    method: 'DELETE',
    path: '/lead-no-coverage',
    body: lead.ownership,
    reply: noCoverage.noCoverageDone,
    owned: true,
  },

  requestCall: {
    method: 'POST',
    path: '/supportRequest',
    body: lead.supportRequest,
    reply: lead.created,
  },
  createLegacyLead: {
    method: 'POST',
    path: '/lead',
    body: lead.legacyLead,
    reply: lead.created,
  },
  createFromRenta: {
    method: 'POST',
    path: '/lead/createFromRenta',
    body: lead.rentaLead,
    reply: lead.leadCreated,
  },

  sendCollaboratorCode: {
    method: 'GET',
    path: '/lead/collaborator/getNewcode/{id}',
    params: collaborator.codeParams,
    reply: collaborator.codeSent,
    owned: true,
  },
  checkCollaboratorCode: {
    method: 'PATCH',
    path: '/lead/collaborator/validate',
    body: collaborator.codeCheck,
    reply: collaborator.codeChecked,
    owned: true,
  },

  renewalOffers: {
    method: 'POST',
    path: '/renewalBaseUser/documentNumber',
    body: renewal.taxIdLookup,
    reply: renewal.renewalOffers,
  },
  chooseRenewal: {
    method: 'PATCH',
    path: '/renewalBaseUser/{id_renewal_request_user}',
    params: renewal.renewalParams,
    body: renewal.renewalChoice,
    reply: lead.saved,
    owned: true,
  },
  finishRenewal: {
    method: 'PUT',
    path: '/renewalBaseUser/{id}',
    params: renewal.renewalFinish,
    body: lead.finish,
    reply: lead.finished,
    owned: true,
  },
  checkClient: {
    method: 'GET',
    path: '/renewalBaseUser/check-client/{cpf}',
    params: z.strictObject({ cpf: values.cpf }),
    reply: renewal.checkClient,
  },

  migrationOffers: {
    method: 'POST',
    path: '/fiber-migration/offers',
    body: renewal.taxIdLookup,
    reply: renewal.migrationOffers,
  },
  chooseMigrationPlan: {
    method: 'PATCH',
    path: '/fiber-migration/plan/{idLead}',
    params: lead.leadParams,
    body: steps.plan,
    reply: lead.saved,
    owned: true,
  },
  saveMigrationAddress: {
    method: 'PATCH',
    path: '/fiber-migration/address/{step}/{idLead}',
    params: z.strictObject({ step: z.enum(addressSteps), idLead: values.idLead }),
    body: z.partial(address.address),
    reply: lead.saved,
    owned: true,
  },
  readMigration: {
    method: 'GET',
    path: '/fiber-migration/{idLead}',
    params: lead.leadParams,
    reply: lead.lead,
    owned: true,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
export type Params<N extends CallName> = Part<N, 'params'>
export type Query<N extends CallName> = Part<N, 'query'>
export type Body<N extends CallName> = Part<N, 'body'>
export type Reply<N extends CallName> = Part<N, 'reply'>
export type Input<N extends CallName> = Asked<'params', Params<N>> & Asked<'query', Query<N>> & Asked<'body', Body<N>>

/** A row of the table: a call's address, its input and its reply. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  params?: Schema
  query?: Schema
  body?: Schema
  reply: Schema
  owned?: true
}

type Schema = z.ZodMiniType
type Part<N extends CallName, P extends keyof Call> = (typeof calls)[N] extends { [K in P]: infer S extends Schema }
  ? z.output<S>
  : Nothing
type Nothing = z.output<typeof nothing>

/** A call accepts a part only if its row has it. */
type Asked<P extends string, T> = Nothing extends T ? { [K in P]?: T } : { [K in P]: T }

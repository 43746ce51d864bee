import type { CallName } from '../calls.ts'
import { refusals } from './validationMessages.ts'

type Words = { [N in CallName]?: string }

const leadSave = 'Gravação dos dados do usuário retornou vazia.'
const leadLookUp = 'Busca dos dados do usuário retornou vazia.'
const addressSearch = 'Busca de endereço retornou vazia.'
const noCustomer = 'Sem dados do usuário.'

/** The texts for empty replies, by call. */
export const emptyReplies: Words = {
  cepInformation: 'Busca de CEP retornou vazia.',
  coverage: addressSearch,
  addressInfo: addressSearch,
  createLead: leadSave,
  saveStep: leadSave,
  keepNoCoverage: leadSave,
  addContact: leadSave,
  createLegacyLead: leadSave,
  createFromRenta: leadSave,
  chooseRenewal: leadSave,
  chooseMigrationPlan: leadSave,
  saveMigrationAddress: leadSave,
  readLead: leadLookUp,
  readMigration: leadLookUp,
  renewalOffers: noCustomer,
  migrationOffers: noCustomer,
  banks: 'Lista de bancos retornou vazia.',
  regulations: 'Lista de regulamentos e sumários retornou vazia.',
}

/** The list that a reply must not leave empty. */
export const replyLists: Words = { banks: 'banks' }

/** The texts for errors without a message. */
export const wordlessErrors: Words = { cepInformation: refusals['cep.unknown'] }

/** The place that the error about missing parts names. */
export const replyNames: Words = { cepInformation: 'no endereço' }

/** The text for a lead that is null. */
export const noLead = 'Sem cobertura.'

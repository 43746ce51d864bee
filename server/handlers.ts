import { addressInfo } from './address/addressInfo.ts'
import { cepInformation } from './address/cepInformation.ts'
import { findCeps } from './address/findCeps.ts'
import { complementTypes } from './address/complementTypes.ts'
import { banks } from './banks/banks.ts'
import type { Handlers } from './handlerContext.ts'
import { checkCollaboratorCode } from './collaborator/checkCollaboratorCode.ts'
import { sendCollaboratorCode } from './collaborator/sendCollaboratorCode.ts'
import { coverage } from './coverage/coverage.ts'
import { answerQuiz } from './leads/confirm/answerQuiz.ts'
import { confirmLead } from './leads/confirm/confirmLead.ts'
import { createLead } from './leads/create/createLead.ts'
import { finishLead } from './leads/order/finishLead.ts'
import { readPlacedOrder } from './leads/order/readPlacedOrder.ts'
import { createLegacyLead } from './leads/create/createLegacyLead.ts'
import { addContact, keepNoCoverage } from './leads/create/noCoverage.ts'
import { exportLead } from './leads/export/exportLead.ts'
import { readLead } from './leads/readLead.ts'
import { forgetNoCoverage, removeLead } from './leads/erase/removeLead.ts'
import { requestCall } from './support/requestCall.ts'
import { saveStep } from './leads/steps/saveStep.ts'
import { chooseMigrationPlan } from './fibreMigration/chooseMigrationPlan.ts'
import { migrationOffers } from './fibreMigration/migrationOffers.ts'
import { readMigration } from './fibreMigration/readMigration.ts'
import { saveMigrationAddress } from './fibreMigration/saveMigrationAddress.ts'
import { planFile } from './plans/planFile.ts'
import { regulations } from './regulations/regulations.ts'
import { checkClient } from './renewal/checkClient.ts'
import { chooseRenewal } from './renewal/chooseRenewal.ts'
import { finishRenewal } from './renewal/finishRenewal.ts'
import { renewalOffers } from './renewal/renewalOffers.ts'
import { createFromRenta } from './mobile/createFromRenta.ts'
import { endOtherDevices } from './resume/endOtherDevices.ts'
import { endThisDevice } from './resume/endThisDevice.ts'
import { makeResumeLink } from './resume/makeResumeLink.ts'
import { openResumeLink } from './resume/openResumeLink.ts'
import { readOtherDevices } from './resume/readOtherDevices.ts'
import { readResumeLink } from './resume/readResumeLink.ts'
import { slots } from './schedule/slots.ts'
import { tellEvents } from './webchat/tellEvents.ts'

/** The handler of each call. */
export const handlers: Handlers = {
  cepInformation,
  findCeps,
  coverage,
  addressInfo,
  complementTypes,
  planFile,
  regulations,
  banks,
  slots,
  createLead,
  saveStep,
  confirmLead,
  answerQuiz,
  readLead,
  finishLead,
  removeLead,
  exportLead,
  makeResumeLink,
  readResumeLink,
  openResumeLink,
  readOtherDevices,
  endOtherDevices,
  endThisDevice,
  tellEvents,
  readPlacedOrder,
  keepNoCoverage,
  addContact,
  forgetNoCoverage,
  requestCall,
  createLegacyLead,
  createFromRenta,
  sendCollaboratorCode,
  checkCollaboratorCode,
  renewalOffers,
  chooseRenewal,
  finishRenewal,
  checkClient,
  migrationOffers,
  chooseMigrationPlan,
  saveMigrationAddress,
  readMigration,
}

import { addressByCepAndNumber } from '../../address/addressByCepAndNumber.ts'
import { readCepAddress } from '../../address/readCepAddress.ts'
import { findCeps } from '../../address/cepsByStreet.ts'
import { complementTypes } from '../../address/complementTypes.ts'
import { banks } from '../../banks/banks.ts'
import type { Handlers } from './handlerContext.ts'
import { checkCollaboratorCode } from '../../collaborator/checkCollaboratorCode.ts'
import { sendCollaboratorCode } from '../../collaborator/sendCollaboratorCode.ts'
import { coverageForVisitor } from '../../coverage/coverageForVisitor.ts'
import { answerQuiz } from '../../leads/confirm/answerQuiz.ts'
import { assessLeadRisk } from '../../leads/confirm/assessLeadRisk.ts'
import { createLead } from '../../leads/create/createLead.ts'
import { finishLead } from '../../leads/order/finishLead.ts'
import { readPlacedOrder } from '../../leads/order/readPlacedOrder.ts'
import { createLeadInOneCall } from '../../leads/create/createLeadInOneCall.ts'
import { addContact, keepNoCoverage } from '../../leads/create/noCoverage.ts'
import { exportLead } from '../../leads/export/exportLead.ts'
import { readLead } from '../../leads/readLead.ts'
import { forgetNoCoverage, removeLead } from '../../leads/erase/removeLead.ts'
import { requestCall } from '../../support/keepCallRequest.ts'
import { saveStep } from '../../leads/steps/saveStep.ts'
import { chooseMigrationPlan } from '../../fibreMigration/chooseMigrationPlan.ts'
import { findMigrationOffers } from '../../fibreMigration/findMigrationOffers.ts'
import { saveMigrationAddress } from '../../fibreMigration/saveMigrationAddress.ts'
import { readCampaignPlans } from '../../plans/readCampaignPlans.ts'
import { regulations } from '../../regulations/regulations.ts'
import { chooseRenewal } from '../../renewal/chooseRenewal.ts'
import { finishRenewal } from '../../renewal/finishRenewal.ts'
import { checkClient, findRenewalOffers } from '../../renewal/findRenewalOffers.ts'
import { createMobileCustomerLead } from '../../mobile/createMobileCustomerLead.ts'
import { endOtherDevices } from '../../resume/endOtherDevices.ts'
import { endThisDevice } from '../../resume/endThisDevice.ts'
import { makeResumeLink } from '../../resume/makeResumeLink.ts'
import { openResumeLink } from '../../resume/openResumeLink.ts'
import { readOtherDevices } from '../../resume/readOtherDevices.ts'
import { readResumeLink } from '../../resume/readResumeLink.ts'
import { slots } from '../../schedule/slots.ts'
import { tellEvents } from '../../webchat/tellEvents.ts'

export const handlers: Handlers = {
  cepInformation: readCepAddress,
  findCeps,
  coverage: coverageForVisitor,
  addressInfo: addressByCepAndNumber,
  complementTypes,
  planFile: readCampaignPlans,
  regulations,
  banks,
  slots,
  createLead,
  saveStep,
  confirmLead: assessLeadRisk,
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
  createLegacyLead: createLeadInOneCall,
  createFromRenta: createMobileCustomerLead,
  sendCollaboratorCode,
  checkCollaboratorCode,
  renewalOffers: findRenewalOffers,
  chooseRenewal,
  finishRenewal,
  checkClient,
  migrationOffers: findMigrationOffers,
  chooseMigrationPlan,
  saveMigrationAddress,
  readMigration: readLead,
}

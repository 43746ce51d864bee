import { addressByCepAndNumber } from '../../address/addressByCepAndNumber.ts'
import { readCepAddress } from '../../address/cepLookup.ts'
import { findCeps } from '../../address/cepsByStreet.ts'
import { complementTypes } from '../../address/complementTypes.ts'
import { banks } from '../../banks/banks.ts'
import type { Handlers } from './handlerContext.ts'
import { checkCollaboratorCode } from '../../collaborator/checkCollaboratorCode.ts'
import { sendCollaboratorCode } from '../../collaborator/sendCollaboratorCode.ts'
import { coverageForVisitor } from '../../coverage/checkCoverage.ts'
import { answerQuiz } from '../../leads/confirm/answerQuiz.ts'
import { assessLeadRisk } from '../../leads/confirm/assessLeadRisk.ts'
import { createLead, createLeadInOneCall, addContact, keepNoCoverage } from '../../leads/create/createLead.ts'
import { finishLead } from '../../leads/order/finishLead.ts'
import { readPlacedOrder } from '../../leads/order/readPlacedOrder.ts'
import { exportLead } from '../../leads/exportLead.ts'
import { readLead } from '../../leads/readLead.ts'
import { forgetNoCoverage, removeLead } from '../../leads/removeLead.ts'
import { requestCall } from '../../support/callRequests.ts'
import { saveStep } from '../../leads/steps/saveStep.ts'
import { chooseMigrationPlan, findMigrationOffers, saveMigrationAddress } from '../../fibreMigration/fibreMigration.ts'
import { readCampaignPlans } from '../../plans/readCampaignPlans.ts'
import { regulations } from '../../regulations/regulations.ts'
import { chooseRenewal, checkClient, findRenewalOffers, finishRenewal } from '../../renewal/renewal.ts'
import { createMobileCustomerLead } from '../../mobile/createMobileCustomerLead.ts'
import { endOtherDevices, readOtherDevices, endThisDevice } from '../../resume/leadDevices.ts'
import { makeResumeLink, readResumeLink, openResumeLink } from '../../resume/resumeLink.ts'
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

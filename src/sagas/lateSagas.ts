import type { UnknownAction } from '@reduxjs/toolkit'
import { checkCode, sendAnotherCode, sendCode } from './answers/collaboratorCode.ts'
import { lookUpCoverage, lookUpUnits } from './answers/coverageLookups.ts'
import { customerOffers, mobileLine } from './answers/customerOffers.ts'
import type { LateLookUps } from './answers/lookUpFact.ts'
import { answerQuiz, assess, declineQuiz, retryQuiz } from './answers/riskQuiz.ts'
import { seekCeps } from './answers/seekCeps.ts'
import { startOrderWithPlan } from './answers/startOrderWithPlan.ts'
import type { Saga } from './effects.ts'
import { exportOwnData } from './ending/exportOwnData.ts'
import { eraseOwnData } from './ending/eraseOwnData.ts'
import { endElsewhere, seeElsewhere } from './ending/otherDevices.ts'
import { finish } from './ending/placeOrder.ts'
import { cancelCoverageNotice } from './ending/cancelCoverageNotice.ts'
import { leaveDevice, startOver } from './ending/leaveDevice.ts'
import { requestCall } from './ending/requestCall.ts'
import { withdraw } from './ending/withdraw.ts'
import { lateIntents } from './loadLateSagas.ts'
import type { Ports } from './ports.ts'
import { readOrderWithRetry } from './resuming/readOrderWithRetry.ts'
import { hearOtherTab } from './resuming/hearOtherTab.ts'
import { makeLink } from './resuming/makeLink.ts'
import { handleRefusal } from './saving/handleRefusal.ts'
import { save } from './saving/save.ts'

const lookUps: LateLookUps = {
  units: lookUpUnits,
  coverage: lookUpCoverage,
  risk: assess,
  offers: customerOffers,
  renta: mobileLine,
  codeSent: sendCode,
  collaborator: checkCode,
}

const wishes = { erase: eraseOwnData, copy: exportOwnData, seeElsewhere, endElsewhere, leave: leaveDevice }

const answers: Record<keyof typeof lateIntents, Answering> = {
  callAsked: on(lateIntents.callAsked, requestCall),
  cepsAsked: on(lateIntents.cepsAsked, seekCeps),
  codeAsked: on(lateIntents.codeAsked, sendAnotherCode),
  dataAsked: on(lateIntents.dataAsked, (ports, asked) => wishes[asked.payload.wish](ports, asked)),
  finishAsked: on(lateIntents.finishAsked, finish),
  keptElsewhere: on(lateIntents.keptElsewhere, hearOtherTab),
  linkAsked: on(lateIntents.linkAsked, makeLink),
  noticeRefused: on(lateIntents.noticeRefused, cancelCoverageNotice),
  planTaken: on(lateIntents.planTaken, startOrderWithPlan),
  quizAnswered: on(lateIntents.quizAnswered, answerQuiz),
  quizDeclined: on(lateIntents.quizDeclined, declineQuiz),
  quizRetried: on(lateIntents.quizRetried, retryQuiz),
  startedOver: on(lateIntents.startedOver, startOver),
  withdrawAsked: on(lateIntents.withdrawAsked, withdraw),
}

/** The sagas that run later in an order, or in few orders. Their code is loaded after the first question. */
export const lateSagas = { answerIntent, findOrder: readOrderWithRetry, handleRefusal, lookUps, save }
export type LateSagas = typeof lateSagas

function* answerIntent(ports: Ports, intent: UnknownAction): Saga {
  for (const answer of Object.values(answers)) yield* answer(ports, intent)
}

type Answering = (ports: Ports, intent: UnknownAction) => Saga
type Creator<A extends UnknownAction> = { match: (action: UnknownAction) => action is A }

function on<A extends UnknownAction>(creator: Creator<A>, worker: (ports: Ports, intent: A) => Saga): Answering {
  return function* (ports, intent) {
    if (creator.match(intent)) yield* worker(ports, intent)
  }
}

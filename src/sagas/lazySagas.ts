import type { UnknownAction } from '@reduxjs/toolkit'
import { checkCode, sendAnotherCode, sendCode } from './answers/sendAndCheckCode.ts'
import { lookUpCoverage, lookUpUnits } from './answers/coverageLookups.ts'
import { customerOffers, mobileLine } from './answers/lookUpCustomerOffers.ts'
import type { LazyLookUps } from './answers/lookUpFact.ts'
import { answerQuiz, assess, declineQuiz, retryQuiz } from './answers/riskQuiz.ts'
import { seekCeps } from './answers/seekCeps.ts'
import { startOrderWithPlan } from './answers/startOrderWithPlan.ts'
import type { Saga } from './effects.ts'
import { exportOwnData } from './ending/exportOwnData.ts'
import { eraseOwnData } from './ending/eraseOwnData.ts'
import { endElsewhere, seeElsewhere } from './ending/otherDevices.ts'
import { finish } from './ending/finish.ts'
import { cancelCoverageNotice } from './ending/cancelCoverageNotice.ts'
import { leaveDevice, startOver } from './ending/leaveDevice.ts'
import { requestCall } from './ending/requestCall.ts'
import { withdraw } from './ending/withdraw.ts'
import { lazyIntents } from './loadLazySagas.ts'
import type { Ports } from './ports.ts'
import { readOrderWithRetry } from './resuming/readOrderWithRetry.ts'
import { hearOtherTab } from './resuming/hearOtherTab.ts'
import { makeLink } from './resuming/makeLink.ts'
import { handleRefusal } from './saving/handleRefusal.ts'
import { save } from './saving/save.ts'

const lookUps: LazyLookUps = {
  units: lookUpUnits,
  coverage: lookUpCoverage,
  risk: assess,
  offers: customerOffers,
  renta: mobileLine,
  codeSent: sendCode,
  collaborator: checkCode,
}

const dataActions = { erase: eraseOwnData, copy: exportOwnData, seeElsewhere, endElsewhere, leave: leaveDevice }

const answers: Record<keyof typeof lazyIntents, Answering> = {
  callAsked: on(lazyIntents.callAsked, requestCall),
  cepsAsked: on(lazyIntents.cepsAsked, seekCeps),
  codeAsked: on(lazyIntents.codeAsked, sendAnotherCode),
  dataAsked: on(lazyIntents.dataAsked, (ports, asked) => dataActions[asked.payload.action](ports, asked)),
  finishAsked: on(lazyIntents.finishAsked, finish),
  keptElsewhere: on(lazyIntents.keptElsewhere, hearOtherTab),
  linkAsked: on(lazyIntents.linkAsked, makeLink),
  noticeRefused: on(lazyIntents.noticeRefused, cancelCoverageNotice),
  planTaken: on(lazyIntents.planTaken, startOrderWithPlan),
  quizAnswered: on(lazyIntents.quizAnswered, answerQuiz),
  quizDeclined: on(lazyIntents.quizDeclined, declineQuiz),
  quizRetried: on(lazyIntents.quizRetried, retryQuiz),
  startedOver: on(lazyIntents.startedOver, startOver),
  withdrawAsked: on(lazyIntents.withdrawAsked, withdraw),
}

/** The sagas that run later in an order, or in few orders. Their code is loaded after the first question. */
export const lazySagas = { answerIntent, findOrder: readOrderWithRetry, handleRefusal, lookUps, save }
export type LazySagas = typeof lazySagas

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

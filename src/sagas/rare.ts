import { checkCode, sendAnotherCode, sendCode } from './collaborator.ts'
import { customerOffers, mobileLine } from './customer.ts'
import { erase } from './erase.ts'
import { findOrder } from './findOrder.ts'
import { finish } from './finish.ts'
import { forgetNotice } from './notice.ts'
import { answerQuiz, assess, declineQuiz, retryQuiz } from './quiz.ts'
import { giveBack } from './refused.ts'
import { requestCall } from './requestCall.ts'
import { takePlan } from './takePlan.ts'
import { coverageThere, unitsThere } from './there.ts'
import { withdraw } from './withdraw.ts'

/** What happens late in an order, or in few of them. Its code comes after the first question. */
export const rare = { answerQuiz, assess, checkCode, coverageThere, customerOffers, declineQuiz, erase, findOrder, finish, forgetNotice, giveBack, mobileLine, requestCall, retryQuiz, sendAnotherCode, sendCode, takePlan, unitsThere, withdraw }
export type Rare = typeof rare

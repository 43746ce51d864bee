import { codeSpent } from '../../api/contract/lead/codeSpentText.ts'
import { codeSentTexts, wrongCodeText } from '../../content/texts/order/codeSentTexts.ts'
import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Answers } from '../../content/questions/answers.ts'
import { factSources, type Facts } from '../../content/flows/facts.ts'
import { factsOf, signature } from '../../funnel/answersAndFacts.ts'
import { drafted, factForgotten, leadLost, reopened } from '../../funnel/slice.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { callOnce } from '../callOnce.ts'
import { leaveEndedOrder } from '../ending/leaveEndedOrder.ts'
import { waitForSavedLead } from '../saving/waitForSavedLead.ts'

/** Has a code sent to the corporate e-mail, once the lead is saved with it. */
export function* sendCode(ports: Ports): Saga<Facts['codeSent']> {
  const id = yield* waitForSavedLead()
  try {
    const of = yield* select((funnel) => signature(funnel.kept, factSources.codeSent))
    const { email, expiresAt } = yield* callOnce(ports, 'sendCollaboratorCode', { params: { id } }, { of })
    return { email, expiresAt }
  } catch (error) {
    return yield* refusedCode(ports, error)
  }
}

/** Checks the code, again after another was sent. A wrong one is asked again. */
export function* checkCode(ports: Ports, { code = '' }: Answers): Saga<Facts['collaborator']> {
  const idLead = yield* waitForSavedLead()
  try {
    const of = yield* select((funnel) => factsOf(funnel).codeSent?.expiresAt)
    const asked = { body: { idLead, code } }
    const { validated, expired, triesLeft } = yield* callOnce(ports, 'checkCollaboratorCode', asked, { of })
    if (validated) return { validated }
    if (triesLeft === 0) return yield* beginAgain()
    yield* put(
      reopened({
        code: expired
          ? { code: 'code.expired', words: codeSentTexts.expired }
          : { code: 'code.wrong', words: wrongCodeText(triesLeft) },
      }),
    )
    return undefined
  } catch (error) {
    return yield* refusedCode(ports, error)
  }
}

/** The button 'Mandar outro código'. */
export function* sendAnotherCode(): Saga {
  yield* put(drafted({ key: 'code', text: '' }))
  yield* put(factForgotten('codeSent'))
}

function* refusedCode(ports: Ports, error: unknown): Saga<undefined> {
  if (error instanceof ApiError && error.problem?.code === 'code.spent') return yield* beginAgain()
  if (yield* leaveEndedOrder(ports, error)) return undefined
  if (error instanceof ApiError && error.status === 404) yield* put(leadLost())
  throw error
}

/** Tries are counted per lead, so a new lead begins with the e-mail. */
function* beginAgain(): Saga<undefined> {
  yield* put(reopened({ email: { code: 'code.spent', words: codeSpent } }))
  yield* put(leadLost())
  return undefined
}

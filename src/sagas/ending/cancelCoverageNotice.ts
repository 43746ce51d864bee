import { ApiError } from '../../api/contract/errors/apiError.ts'
import { lineBack, triedAgain } from '../../funnel/visitorActions.ts'
import { saveProblem, noticeDropped } from '../../funnel/slice.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { pause, put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { failureOf } from '../failureOf.ts'
import { callOnce } from '../callOnce.ts'

const patience = 30_000

/** 'Não quero ser avisado': erases the address and its contact, and retries until it succeeds. */
export function* cancelCoverageNotice(ports: Ports): Saga {
  const id = yield* select(noticeId)
  while (!(yield* forgotten(ports))) {
    yield* pause(patience, triedAgain, lineBack)
    if (id !== (yield* select(noticeId))) return
  }
}

const noticeId = ({ notice }: { notice: { id: string } | null }) => notice?.id

/** Whether they are erased or never existed. */
function* forgotten(ports: Ports): Saga<boolean> {
  const { id, phone } = yield* select((funnel) => ({ id: funnel.notice?.id, phone: answersOf(funnel).phone }))
  try {
    if (id && phone) yield* callOnce(ports, 'forgetNoCoverage', { body: { id, phone } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 404) {
      yield* put(saveProblem(failureOf(error)))
      return false
    }
  }
  yield* put(saveProblem(null))
  yield* put(noticeDropped())
  return true
}

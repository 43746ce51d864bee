import { ApiError } from '../api/contract/apiError.ts'
import { held, noticeDropped } from '../funnel/slice.ts'
import { answersOf } from '../funnel/story.ts'
import { put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'

/** 'Não quero ser avisado': the address and its contact are erased. */
export function* forgetNotice({ api, newKey }: Ports): Saga {
  const { id, phone } = yield* select((funnel) => ({ id: funnel.notice?.id, phone: answersOf(funnel).phone }))
  if (!id || !phone) return yield* put(noticeDropped())
  try {
    yield* ask(api, 'forgetNoCoverage', { body: { id, phone } }, { idempotencyKey: newKey() })
    yield* put(noticeDropped())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(held(error.message))
  }
}

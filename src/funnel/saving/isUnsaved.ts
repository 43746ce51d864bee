import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../state.ts'
import { writeSignature, writesOf } from './writes.ts'

type Saving = Pick<Funnel, 'kept' | 'facts' | 'saved'>

/** Whether an answer waits to be sent. */
export const isUnsaved = (funnel: Saving, key: Key): boolean =>
  !writesOf(key).some((name) => funnel.saved[name] === writeSignature(funnel, name))

/** Whether the server has every answer, those of a quiz included. */
export const isAllSent = (funnel: Saving & Pick<Funnel, 'quiz'>): boolean =>
  Object.keys(funnel.quiz).length === 0 && !keysIn(funnel.kept).some((key) => isUnsaved(funnel, key))

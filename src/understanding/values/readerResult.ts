import type { Key, Value } from '../../content/questions/answers.ts'
import type { Refusal } from '../../api/contract/errors/validationMessages.ts'
import type { ReadingReason } from '../../content/texts/chat/unusableAnswerReasons.ts'
import type { Said } from '../line/normalizeText.ts'

/** Result of a reader: a value, before its rule is checked, and the remaining words; a refusal with the only part of the answer; or null. */
export type Found<K extends Key = Key> =
  | { value: Value<K>; rest?: Said }
  | { reason: Refusal | ReadingReason; part?: string }
  | null

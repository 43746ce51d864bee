import type { Day } from '../../api/contract/values/dates.ts'
import type { Refusal } from '../../api/contract/errors/validationMessages.ts'
import type { Answers, Key, Value } from './answers.ts'
import type { FactName, Facts } from '../flows/facts.ts'
import type { Input } from './inputKind.ts'
import type { Read } from '../reading/answerParsers.ts'
import type { UnusualAnswer } from '../texts/errors/answerRefusal.ts'
import type { ReviewGroup } from '../texts/order/reviewTexts.ts'
import type { Wire } from './answerSaving.ts'

/** A text that may depend on answers and facts. */
export type Say = string | ((answers: Answers, facts: Facts) => string)

/** One question. Both voices, the sagas and the help texts read this row. */
export type Question<K extends Key = Key> = {
  wire: Wire<K>
  /** Its segment in the conversation's addresses. */
  slug: string
  label: string
  /** Its short name within a sentence, if the label is too long. */
  short?: string
  say: Say
  /** The answer to 'Por que pedem isso?'. */
  why?: string
  help?: string
  /** The help in the conversation, which asks the page's next question later. */
  helpAlone?: string
  /** Set if the question is an offer to the visitor, so that no reason is needed. */
  offered?: true
  input: Input
  read: Read
  /** The value as shown to the visitor. Private ones are masked. */
  show: (value: Value<K>, facts: Facts) => string
  /** Why a valid value is refused, for rules that depend on today. */
  refuse?: (value: Value<K>, today: Day) => Refusal | null
  /** Why an unusual answer is returned once. When repeated, it is accepted. */
  doubt?: (value: Value<K>, answers: Answers, facts: Facts) => UnusualAnswer | null
  /** A page shows its field, which may stay empty. The conversation does not ask, but takes it when told. */
  volunteered?: true
  /** Once answered it cannot be changed; the answers it depends on can. */
  fixed?: true
  /** Never stored in the browser, never tracked, masked when shown. The text names it when it is asked again. */
  private?: string
  /** The answer is valid only while these are unchanged. */
  dependsOn?: readonly Key[]
  /** Facts that the input shows. They are loaded in advance. */
  uses?: readonly FactName[]
  skipWhen?: (answers: Answers, facts: Facts) => boolean
  /** Its group and name in the review; null without a line of its own. */
  review: { group: ReviewGroup; label?: string } | null
}

export const saying = (say: Say, answers: Answers, facts: Facts) =>
  typeof say === 'string' ? say : say(answers, facts)

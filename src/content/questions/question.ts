import type { Day } from '../../api/contract/values/dates.ts'
import type { Refusal } from '../../api/contract/errors/validationMessages.ts'
import type { Answers, Key, Value } from './answers.ts'
import type { FactName, Facts } from '../flows/facts.ts'
import type { Input } from './inputKind.ts'
import type { Read } from '../reading/answerParsers.ts'
import type { UnusualAnswer } from '../texts/answerRefusal.ts'
import type { ReviewGroup } from '../texts/reviewTexts.ts'
import type { Wire } from './answerSaving.ts'

/** Words that may depend on what is known. */
export type Say = string | ((answers: Answers, facts: Facts) => string)

/** One question. Both voices, the saga and the help texts read this row. */
export type Question<K extends Key = Key> = {
  wire: Wire<K>
  /** Its address in the conversation. */
  slug: string
  label: string
  /** Its short name within a sentence, if the label is too long. */
  short?: string
  say: Say
  /** 'Por que pedem isso?' */
  why?: string
  help?: string
  /** Its help where the conversation asks it, and its next question later. */
  helpAlone?: string
  /** The question is an offer to the visitor, so nobody asks why. */
  offered?: true
  input: Input
  read: Read
  /** The value as shown back. Private ones are masked. */
  show: (value: Value<K>, facts: Facts) => string
  /** Why a valid value is refused on a day, for rules that depend on today. */
  refuse?: (value: Value<K>, today: Day) => Refusal | null
  /** Why an unusual answer is sent back once. When it is said again, it is taken. */
  doubt?: (value: Value<K>, answers: Answers, facts: Facts) => UnusualAnswer | null
  /** Once answered it cannot be changed; the answers it depends on can. */
  fixed?: true
  /** Never stored in the browser, never tracked, masked when shown. The text is its name where it is asked again. */
  private?: string
  /** An answer stands only while these are as they were when it was given. */
  dependsOn?: readonly Key[]
  /** Facts that the input shows. They are loaded before it is needed. */
  uses?: readonly FactName[]
  skipWhen?: (answers: Answers, facts: Facts) => boolean
  /** Its group and name in the review; null if it has no line of its own. */
  review: { group: ReviewGroup; label?: string } | null
}

export const saying = (say: Say, answers: Answers, facts: Facts) =>
  typeof say === 'string' ? say : say(answers, facts)

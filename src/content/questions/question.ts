import type { Day } from '../../api/contract/values/dates.ts'
import type { Refusal } from '../../api/contract/errors/refusals.ts'
import type { Answers, Key, Value } from './answers.ts'
import type { FactName, Facts } from '../flows/facts.ts'
import type { Input } from './input.ts'
import type { Read } from '../reading/reading.ts'
import type { Doubt } from '../texts/refusalTexts.ts'
import type { ReviewGroup } from '../texts/reviewTexts.ts'
import type { Wire } from './wire.ts'

/** Words that may depend on what is known. */
export type Say = string | ((answers: Answers, facts: Facts) => string)

/** One thing the visitor is asked: both voices, the saga and the help texts read this row. */
export type Question<K extends Key = Key> = {
  wire: Wire<K>
  /** Its address in the conversation. */
  slug: string
  label: string
  /** Its name in few words, within a sentence; the label, unless that is longer. */
  short?: string
  say: Say
  /** 'Por que pedem isso?' */
  why?: string
  help?: string
  /** The visitor is offered something here and asked for nothing, so that there is no why. */
  offered?: true
  input: Input
  read: Read
  /** The value as shown back: private ones masked. */
  show: (value: Value<K>, facts: Facts) => string
  /** Why a good value is refused on a day: its rule alone does not know today. */
  refuse?: (value: Value<K>, today: Day) => Refusal | null
  /** Why an answer should be looked at again before it is taken; said a second time, it is. */
  doubt?: (value: Value<K>, answers: Answers, facts: Facts) => Doubt | null
  /** Once answered it is not changed: what it rests on is. */
  fixed?: true
  /** Never stored in the browser, never tracked, masked when shown; how it is named where it must be asked again. */
  private?: string
  /** An answer is good only while these are as they were when it was given. */
  dependsOn?: readonly Key[]
  /** Facts the input shows; loaded before it is needed. */
  uses?: readonly FactName[]
  skipWhen?: (answers: Answers, facts: Facts) => boolean
  /** Its group and its name where the order is read over; null where it has no line of its own. */
  review: { group: ReviewGroup; label?: string } | null
}

export const saying = (say: Say, answers: Answers, facts: Facts) =>
  typeof say === 'string' ? say : say(answers, facts)

/** The name people go by: the first word. */
export const firstName = (answers: Answers) => answers.name?.split(' ')[0] ?? ''

import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'

/** What to do about words: answers as one would type them, a reply beside the order, why they are none, or where to go. */
export type Understanding =
  | ({ kind: 'answers'; answers: Raw; reply: string | null } & Kept)
  /**
   * A likely answer, or one to another question that may change known facts: read back first. `reply` is to a side question.
   */
  | ({ kind: 'readBack'; answers: Raw; reply?: string } & Kept)
  | { kind: 'why' | 'pages' | 'device' }
  /** A call is wanted, at the number that was said or at the known one. */
  | { kind: 'call'; phone: string | null }
  /**
   * `asked` is the question of the table that is answered; `isUnsure` where the reply answers nothing, `asksBack` where
   * it asks which of two is meant.
   */
  | ({ kind: 'side'; reply: string; asked?: string; isUnsure?: true; asksBack?: true } & Kept)
  /** `canInsist` where the same words are taken as they are when they come again. */
  | { kind: 'refused'; reply: string; canInsist?: boolean }
  /** `reply` says first why there is something to change. */
  | { kind: 'edit'; key: Key; reply?: string }
  /** The street of a CEP that is not known; its city is asked for where it was not said. */
  | { kind: 'street'; street: string; city: string | null }

/** Whether the line speaks of a private answer, and may be kept by its length alone. */
type Kept = { isPrivate?: true }

/** Words typed at a question, and the talk that they are. */
export type Line = {
  funnel: Funnel
  key: Key
  text: string
  plain: string
  talk: TalkKind | null
  now: Date
  today: Day
}

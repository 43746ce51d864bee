import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'

/** The effect of a message: answers as typed, a reply, a refusal, or navigation. */
export type Understanding =
  | ({ kind: 'answers'; answers: Raw; reply: string | null } & Kept)
  /** Answers to read back first: likely ones, or changes of others. `reply` is to a side question. */
  | ({ kind: 'readBack'; answers: Raw; reply?: string } & Kept)
  | { kind: 'why' | 'pages' | 'device' }
  /** A wish for a call, at the given or else the known number. */
  | { kind: 'call'; phone: string | null }
  /** `asked` is a FAQ question; an `isUnsure` reply answers nothing, an `asksBack` one offers two values. */
  | ({ kind: 'side'; reply: string; asked?: string; isUnsure?: true; asksBack?: true } & Kept)
  /** `canInsist` if repeating the same words makes them the answer. */
  | { kind: 'refused'; reply: string; canInsist?: boolean }
  /** `reply` says first why there is something to change. */
  | { kind: 'edit'; key: Key; reply?: string }
  /** A street with an unknown CEP; its city is asked for if missing. */
  | { kind: 'street'; street: string; city: string | null }

/** Set if the line contains a private answer, so that only its length may be stored. */
type Kept = { isPrivate?: true }

/** Words typed at a question, with their kind of talk. */
export type Line = {
  funnel: Funnel
  key: Key
  text: string
  plain: string
  talk: TalkKind | null
  now: Date
  today: Day
}

import type { Failure } from '../content/texts/failureTexts.ts'
import type { Key } from '../content/questions/answers.ts'
import type { KeptAnswers } from './answersAndFacts.ts'
import type { LinkQuestion, OtherDevices } from '../api/contract/resume.ts'
import { plainCampaign } from '../api/contract/campaign.ts'
import type { Values } from './answers/keepAnswers.ts'
import type { Raw, Refused } from './answers/readAnswers.ts'
import type { Place } from './journey/place.ts'
import type { Wanted } from './plans/plansMatchingLink.ts'
import type { WriteName } from '../content/flows/flow.ts'
import type { Ledger } from './saving/writes.ts'

/** An entry of the conversation that is no answer: a repair, a returned answer, or a side question with its reply. */
export type Aside = {
  /** The question that was open. */
  after: Key | null
  /** The moment of the order, where none was, or `inChange`. */
  at?: string
  said: string
  reply: string
  kind: 'repair' | 'returned' | 'side'
}

/** Where a refusal was said that is shown only as long as the answer is being changed. */
export const inChange = 'change'

export type Funnel = Ledger & {
  /** Which of the orders of this browser it is, and the one that it was begun instead of. */
  thread: string
  before: string
  revision: number
  place: Place | null
  /** What is half typed, by question. */
  drafts: { [K in Key]?: string }
  /** Why an answer was refused, by question. */
  refused: Refused
  /** The answers that were given back because they look unusual. */
  doubts: Values
  /**
   * The idempotency keys of unacknowledged writes, by the answers they carry; `earlier` keys carried corrected answers.
   */
  keys: { [W in WriteName]?: { of: string; key: string; earlier?: readonly string[] } }
  /** Whether a write is with the server now, be it still due or not. */
  underWay: boolean
  /** Answers that were given here and otherwise in a newer version of the order, until the visitor chooses. */
  twoVersions: { keys: readonly Key[]; there: KeptAnswers } | null
  /** Why saving waits. */
  saveProblem: Failure | null
  /** Why the order that a link names could not be read back: it is nowhere, the server refuses it, or it may be tried again. */
  unread: { problem: 'nowhere' | 'refused' | 'failed'; error: Failure } | null
  finishing: { busy: boolean; error: Failure | null; key: string | null }
  /** The order being withdrawn, or why it could not be. */
  withdrawing: { busy: boolean; error: Failure | null }
  /** The visitor's own data: being erased, copied or left elsewhere, or why they could not be. */
  ownData: {
    busy: boolean
    error: Failure | null
    /** A telephone is needed first. */
    asksPhone?: true
    /** They are gone from here. */
    done?: 'erased' | 'left'
    /** The text of a file. */
    copy?: string
    /** The other devices that hold the order. */
    elsewhere?: OtherDevices
    /** The other devices hold it no more. */
    ended?: true
  }
  /**
   * The way to another device: where it was opened, what is being made, the failure, the link, and where one was sent.
   */
  linking: {
    open?: string | null
    busy?: 'copy' | 'mail' | null
    error?: Failure | null
    made?: { token: string | null; challenge: LinkQuestion }
    mailedTo?: string | null
  }
  /** A call by a person: being asked for, refused, promised to a number; `failed` when it may be asked for again as it is. */
  calling: { busy: boolean; error: Failure | null; phone: string | null; failed?: true }
  /** Quiz answers given so far: option by question. */
  quiz: Record<string, string>
  /** The quiz that was shown last, named when the decision is asked for again. */
  lastQuiz: string | null
  /** Several answers read out of one sentence, until the visitor says that they were read well; `said` as it may be shown. */
  noted: { raw: Raw; said: string; isAsked?: boolean } | null
  wanted: Wanted
  /** Whether a person sent the visitor here from Whatsapp. */
  referred: boolean
  /** Whether the visitor came back to an order that was begun in an earlier visit, and did nothing with it yet. */
  cameBack: boolean
  asides: Aside[]
  /** Private answers that were given and went with an earlier page before the server had them. */
  lost: readonly Key[]
}

const idle = { busy: false, error: null }

export const emptyFunnel: Funnel = {
  thread: '',
  before: '',
  flow: 'order',
  campaign: plainCampaign,
  visit: {},
  kept: {},
  facts: {},
  lead: null,
  notice: null,
  saved: {},
  revision: 0,
  place: null,
  drafts: {},
  refused: {},
  doubts: {},
  keys: {},
  underWay: false,
  twoVersions: null,
  saveProblem: null,
  unread: null,
  finishing: { ...idle, key: null },
  withdrawing: idle,
  ownData: idle,
  linking: {},
  calling: { ...idle, phone: null },
  quiz: {},
  lastQuiz: null,
  noted: null,
  wanted: {},
  referred: false,
  cameBack: false,
  asides: [],
  lost: [],
}

import type { Failure } from '../content/texts/errors/failureTexts.ts'
import type { Key } from '../content/questions/answers.ts'
import type { KeptAnswers } from './answersAndFacts.ts'
import type { LinkQuestion, OtherDevices } from '../api/contract/lead/resume.ts'
import { plainCampaign } from '../api/contract/sale/campaign.ts'
import type { Values } from './answers/keepAnswers.ts'
import type { Raw, Refused } from './answers/readAnswers.ts'
import type { Place } from './journey/place.ts'
import type { Wanted } from './plans/plansMatchingLink.ts'
import type { WriteName } from '../content/flows/flow.ts'
import type { Ledger } from './saving/writes.ts'

/** A conversation entry that is no answer: a repair, a returned answer, or a side question with its reply. */
export type Aside = {
  /** The question that was open. */
  after: Key | null
  /** The moment of the order if no question was open, or `inChange`. */
  at?: string
  said: string
  reply: string
  kind: 'repair' | 'returned' | 'side'
}

/** Marks refusals that are shown only while the answer is being changed. */
export const inChange = 'change'

export type Funnel = Ledger & {
  /** The ids of this order in this browser and of the one that it replaced. */
  thread: string
  before: string
  revision: number
  place: Place | null
  /** Unfinished texts, by question. */
  drafts: { [K in Key]?: string }
  /** Why an answer was refused, by question. */
  refused: Refused
  /** The answers that were returned because they look unusual. */
  doubts: Values
  /** The idempotency keys of pending writes, by the answers they carry; `earlier` ones carried corrected answers. */
  keys: { [W in WriteName]?: { of: string; key: string; earlier?: readonly string[] } }
  /** Whether a write is being sent, due or not. */
  underWay: boolean
  /** Answers that differ from a newer version of the order, until the visitor chooses. */
  twoVersions: { keys: readonly Key[]; there: KeptAnswers } | null
  saveProblem: Failure | null
  /** Why a link's order could not be read back: it does not exist, the server refuses it, or a retry may succeed. */
  unread: { problem: 'nowhere' | 'refused' | 'failed'; error: Failure } | null
  finishing: { busy: boolean; error: Failure | null; key: string | null }
  /** Whether the order is being withdrawn, or why it could not be. */
  withdrawing: { busy: boolean; error: Failure | null }
  /** The visitor's own data: being erased, copied or left elsewhere, or why that failed. */
  ownData: {
    busy: boolean
    error: Failure | null
    /** Set if a telephone is needed first. */
    asksPhone?: true
    /** Set once the data is gone from here. */
    done?: 'erased' | 'left'
    copy?: string
    elsewhere?: OtherDevices
    /** Set once the other devices no longer have the order. */
    ended?: true
  }
  /** A link to another device: where it was opened, the pending action, the failure, the link, its mail address. */
  linking: {
    open?: string | null
    busy?: 'copy' | 'mail' | null
    error?: Failure | null
    made?: { token: string | null; challenge: LinkQuestion }
    mailedTo?: string | null
  }
  /** A call by a person: being requested, refused, or promised to a number; `failed` if a retry may help. */
  calling: { busy: boolean; error: Failure | null; phone: string | null; failed?: true }
  /** Quiz answers given so far: option by question. */
  quiz: Record<string, string>
  /** The quiz shown last, named when the decision is requested again. */
  lastQuiz: string | null
  /** Answers read from one sentence, until the visitor confirms them; `said` is safe to show. */
  noted: { raw: Raw; said: string; isAsked?: boolean } | null
  wanted: Wanted
  /** Whether a person on WhatsApp sent the visitor here. */
  referred: boolean
  /** Whether the visitor returned to an order of an earlier visit and did nothing with it yet. */
  cameBack: boolean
  asides: Aside[]
  /** Private answers that were lost with an earlier page before the server had them. */
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

import type { PayloadAction } from '@reduxjs/toolkit'
import { keysIn, type Key } from '../content/answers.ts'
import { plainCampaign } from '../content/campaign.ts'
import { factSources, type FactName } from '../content/facts.ts'
import { happenings } from './happenings.ts'
import { drop, keep, onlyThere, type Values } from './keeping.ts'
import { broughtTo, turnedTo, withoutLead } from './turning.ts'
import type { Place } from './place.ts'
import type { Wanted } from './planChoice.ts'
import { typedAnswer } from './rawAnswer.ts'
import { shown, spoken } from './show.ts'
import { signature, type KeptFact, type Story } from './story.ts'
import { keysOfWrite, type KnownLead, type Ledger, type WriteName } from './writes.ts'

/** A remark in the conversation that is not an answer: a repair, an answer that the server gave back, or a side question with its reply. */
export type Aside = { after: Key | null; said: string; reply: string; kind: 'repair' | 'returned' | 'side' }

export type Funnel = Ledger & {
  /** Which of the orders of this browser it is, and the one that it was begun instead of. */
  thread: string
  before: string
  revision: number
  place: Place | null
  /** What is half typed, by question. */
  drafts: { [K in Key]?: string }
  /** Why an answer was refused, by question, in the words shown. */
  refused: { [K in Key]?: string }
  /** The answers that were given back because they look unusual. */
  doubts: Values
  sending: { name: WriteName; of: string; key: string } | null
  /** Whether a write is with the server now, be it still due or not. */
  underWay: boolean
  /** Why saving waits, in the words shown. */
  held: string | null
  /** Why the order that a link names could not be read back: it is nowhere, the server refuses it, or it may be tried again. */
  unread: { problem: 'nowhere' | 'refused' | 'failed'; error: string } | null
  finishing: { busy: boolean; error: string | null; key: string | null }
  /** The order being withdrawn, or why it could not be. */
  withdrawing: { busy: boolean; error: string | null }
  /** All that was answered being erased, or why it could not be; `asksPhone` where it wants a telephone said, `done` once it is gone. */
  erasing: { busy: boolean; error: string | null; asksPhone?: true; done?: true }
  /** A call by a person: being asked for, refused, promised to a number; `failed` when it may be asked for again as it is. */
  calling: { busy: boolean; error: string | null; phone: string | null; failed?: true }
  /** Quiz answers given so far: option by question. */
  quiz: Record<string, string>
  /** The quiz that was shown last, named when the decision is asked for again. */
  lastQuiz: string | null
  wanted: Wanted
  /** Whether a person sent the visitor here from Whatsapp. */
  referred: boolean
  asides: Aside[]
  /** Private answers that were given and went with an earlier page before the server had them. */
  lost: readonly Key[]
}

const idle = { busy: false, error: null }

export const emptyFunnel: Funnel = {
  thread: '', before: '', flow: 'order', campaign: plainCampaign, visit: {}, kept: {}, facts: {}, lead: null, notice: null, saved: {}, revision: 0, place: null, drafts: {}, refused: {}, doubts: {}, sending: null, underWay: false,
  held: null, unread: null, finishing: { ...idle, key: null }, withdrawing: idle, erasing: idle, calling: { ...idle, phone: null }, quiz: {}, lastQuiz: null, wanted: {}, referred: false, asides: [], lost: [],
}

type Texts = { [K in Key]?: string }
type Told = { name: FactName } & KeptFact

/** Everything that happens to an order, in the past tense. */
const slice = happenings('funnel', emptyFunnel, {
  entered: (state, { payload }: PayloadAction<Funnel['place']>) => ({ ...(payload ? turnedTo(state, payload.flow) : state), place: payload }),
  drafted: (state, { payload }: PayloadAction<{ key: Key; text: string }>) => ({ ...state, drafts: { ...state.drafts, [payload.key]: payload.text } }),
  kept: (state, { payload }: PayloadAction<Values>) => ({
    ...keptWithQuiz(state, payload),
    drafts: without(state.drafts, keysIn(payload)),
    refused: without(state.refused, keysIn(payload)),
    unread: null,
    ...(payload.plan || payload.offer ? { wanted: {} } : {}),
  }),
  rejected: (state, { payload: { refused, doubts } }: PayloadAction<{ refused: Texts; doubts?: Values }>) => ({ ...state, refused: { ...state.refused, ...refused }, doubts: { ...state.doubts, ...doubts } }),
  /** Answers that the server would not take: asked again, with its words over what was typed. */
  reopened: (state, { payload }: PayloadAction<Texts>) => ({
    ...state,
    drafts: { ...state.drafts, ...writtenAgain(state, keysIn(payload)) },
    kept: drop(state.kept, keysIn(payload)),
    refused: { ...state.refused, ...payload },
    asides: [...state.asides, ...saidInVain(state, payload)],
  }),
  factTold: (state, { payload: { name, ...fact } }: PayloadAction<Told>) => ({ ...state, facts: { ...state.facts, [name]: fact }, lastQuiz: quizIn(fact) ?? state.lastQuiz }),
  factForgotten: (state, { payload }: PayloadAction<FactName>) => ({ ...state, facts: without(state.facts, [payload]) }),
  sending: (state, { payload }: PayloadAction<Partial<Pick<Funnel, 'sending' | 'underWay'>>>) => ({ ...state, ...payload }),
  held: (state, { payload }: PayloadAction<string | null>) => ({ ...state, held: payload }),
  saved: (state, { payload }: PayloadAction<{ name: WriteName; of: string; version?: number }>) => ({
    ...state,
    saved: { ...state.saved, [payload.name]: payload.of },
    sending: null,
    held: null,
    ...(payload.version === undefined || !state.lead ? {} : { lead: { ...state.lead, version: payload.version } }),
  }),
  /** The server does not have it: it is due again, and what only the server had of it is asked again. */
  unsaved: (state, { payload }: PayloadAction<WriteName>) => ({
    ...state,
    saved: without(state.saved, [payload]),
    sending: null,
    kept: drop(state.kept, onlyThere(state.kept).filter((key) => keysOfWrite(payload).includes(key))),
  }),
  /** What another lead holds this one does not. */
  leadMade: (state, { payload }: PayloadAction<KnownLead>) => (state.lead && state.lead.id !== payload.id ? { ...withoutLead(state), lead: payload } : { ...state, lead: { ...state.lead, ...payload } }),
  leadUnread: (state, { payload }: PayloadAction<Funnel['unread']>) => ({ ...state, unread: payload }),
  noticeMade: (state, { payload }: PayloadAction<{ id: string }>) => ({ ...state, notice: payload }),
  /** The server no longer knows the lead: everything is due again, and what only it held is asked again. */
  leadLost: (state) => withoutLead(state),
  /** A placed order stays at the server; what is asked for now begins another. */
  orderLeft: (state) => withoutLead(state, ['order', 'risk']),
  noticeDropped: (state) => ({ ...state, notice: null, saved: without(state.saved, ['contact']), kept: drop(state.kept, ['notice', 'name', 'email', 'phone']) }),
  quizAnswered: (state, { payload }: PayloadAction<{ question: string; option: string }>) => ({ ...state, quiz: { ...state.quiz, [payload.question]: payload.option } }),
  quizEnded: (state) => ({ ...state, quiz: {} }),
  calling: (state, { payload }: PayloadAction<Funnel['calling']>) => ({ ...state, calling: payload }),
  finishing: (state, { payload }: PayloadAction<Funnel['finishing']>) => ({ ...state, finishing: payload }),
  withdrawing: (state, { payload }: PayloadAction<Funnel['withdrawing']>) => ({ ...state, withdrawing: payload }),
  erasing: (state, { payload }: PayloadAction<Funnel['erasing']>) => ({ ...state, erasing: payload }),
  referralNoted: (state) => ({ ...state, referred: true }),
  planWanted: (state, { payload }: PayloadAction<Wanted>) => ({ ...state, wanted: payload }),
  remarked: (state, { payload }: PayloadAction<Aside>) => ({ ...state, asides: [...state.asides, payload] }),
  /** An order that was left elsewhere is taken up here as far as it is the same. */
  resumed: (state, { payload }: PayloadAction<Partial<Funnel>>) => broughtTo({ ...state, ...payload, unread: null }, state),
  restarted: ({ place, flow, campaign, visit, underWay, thread }, { payload }: PayloadAction<string>) => ({ ...emptyFunnel, thread: payload, before: thread, place, flow, campaign, visit, underWay }),
})

export const {
  entered, drafted, kept, rejected, reopened, factTold, factForgotten, sending, held, saved, unsaved, leadMade, leadUnread, noticeMade, leadLost, orderLeft,
  noticeDropped, quizAnswered, quizEnded, finishing, withdrawing, erasing, calling, planWanted, referralNoted, remarked, resumed, restarted,
} = slice.actions
export const funnel = slice.reducer

/** What was answered of a quiz goes with the answers that its decision rests on. */
function keptWithQuiz(before: Funnel, values: Values): Funnel {
  const after = keep(before, values)
  const isSame = signature(after.kept, factSources.risk) === signature(before.kept, factSources.risk)
  return isSame ? after : { ...after, quiz: emptyFunnel.quiz }
}

const quizIn = ({ value }: Partial<KeptFact>) => (value && 'quiz' in value ? value.quiz?.idQuiz : undefined)

function writtenAgain(story: Story, keys: readonly Key[]): Texts {
  const written = keys.map((key) => [key, typedAnswer(story, key)] as const)
  return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

/** A plan goes back with the list it was picked from, and with that its name. */
function saidInVain(story: Story, refused: Texts): Aside[] {
  const said = keysIn(refused).filter((key) => story.kept[key] && key !== 'plan')
  return said.map((key) => ({ after: key, said: spoken(key, shown(story, key)), reply: refused[key] ?? '', kind: 'returned' }))
}

function without<T extends object>(all: T, names: readonly (keyof T)[]): Partial<T> {
  const rest: Partial<T> = { ...all }
  for (const name of names) delete rest[name]
  return rest
}

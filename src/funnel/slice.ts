import type { PayloadAction } from '@reduxjs/toolkit'
import { failureWords, type Failure } from '../content/texts/errors/failureTexts.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { factSources, type FactName } from '../content/flows/facts.ts'
import { createSliceWithoutImmer } from './createSliceWithoutImmer.ts'
import { dropAnswers, dropMasks, keepAnswers, type Values } from './answers/keepAnswers.ts'
import { continueOrder, switchFlow, withoutLead } from './journey/switchFlow.ts'
import { plainCampaign } from '../api/contract/sale/campaign.ts'
import { wantPlan, type Wanted } from './plans/plansMatchingLink.ts'
import type { Refused } from './answers/readAnswers.ts'
import { typedAnswer } from './answers/answerAsTyped.ts'
import { showAnswer, sayAnswer, withoutPrivate } from './answers/showAnswer.ts'
import { emptyFunnel, inChange, type Aside, type Funnel } from './state.ts'
import { doesSkip, signature, type KeptFact, type Knowledge } from './answersAndFacts.ts'
import type { WriteName } from '../content/flows/flow.ts'
import { keysOfWrite, type KnownLead, type KnownNotice } from './saving/writes.ts'

type Texts = { [K in Key]?: string }
type Told = { name: FactName } & KeptFact

/** All events of an order, in the past tense. */
const slice = createSliceWithoutImmer('funnel', emptyFunnel, {
  entered: (state, { payload }: PayloadAction<Funnel['place']>) => ({
    ...(payload ? switchFlow(state, payload.flow) : state),
    asides: lasting(state.asides),
    place: payload,
  }),
  drafted: (state, { payload }: PayloadAction<{ key: Key; text: string }>) => ({
    ...state,
    drafts: { ...state.drafts, [payload.key]: payload.text },
  }),
  kept: (state, { payload }: PayloadAction<Values>) => ({
    ...withoutStale(state, payload),
    drafts: without(state.drafts, keysIn(payload)),
    refused: without(state.refused, keysIn(payload)),
    unread: null,
    cameBack: false,
    ...(payload.plan || payload.offer ? { wanted: {} } : {}),
  }),
  rejected: (state, { payload: { refused, doubts } }: PayloadAction<{ refused: Refused; doubts?: Values }>) => ({
    ...state,
    refused: { ...state.refused, ...refused },
    doubts: { ...state.doubts, ...doubts },
  }),
  /** Answers that the server refused: asked again, with the typed text as a draft. */
  reopened: (state, { payload }: PayloadAction<Refused<Failure>>) => ({
    ...state,
    drafts: { ...state.drafts, ...writtenAgain(state, keysIn(payload)) },
    kept: dropAnswers(state.kept, keysIn(payload)),
    refused: { ...state.refused, ...payload },
    asides: [...state.asides, ...saidInVain(state, payload)],
  }),
  factTold: (state, { payload: { name, ...fact } }: PayloadAction<Told>) => ({
    ...state,
    facts: { ...state.facts, [name]: fact },
    lastQuiz: quizIn(fact) ?? state.lastQuiz,
  }),
  factForgotten: (state, { payload }: PayloadAction<FactName>) => ({
    ...state,
    facts: without(state.facts, [payload]),
  }),
  sending: (state, { payload }: PayloadAction<Partial<Pick<Funnel, 'keys' | 'underWay'>>>) => ({
    ...state,
    ...payload,
    keys: { ...state.keys, ...payload.keys },
  }),
  twoVersions: (state, { payload }: PayloadAction<Funnel['twoVersions']>) => ({ ...state, twoVersions: payload }),
  saveProblem: (state, { payload }: PayloadAction<Failure | null>) => ({ ...state, saveProblem: payload }),
  saved: (state, { payload }: PayloadAction<{ name: WriteName; of: string; version?: number }>) => ({
    ...state,
    saved: { ...state.saved, [payload.name]: payload.of },
    keys: without(state.keys, [payload.name]),
    saveProblem: null,
    ...(payload.version === undefined || !state.lead ? {} : { lead: { ...state.lead, version: payload.version } }),
  }),
  /** The server does not have this write: it is due again, and answers that only the server had are asked again. */
  unsaved: (state, { payload }: PayloadAction<WriteName>) => ({
    ...state,
    saved: without(state.saved, [payload]),
    keys: without(state.keys, [payload]),
    kept: dropMasks(state.kept, (key) => keysOfWrite(payload).includes(key)),
  }),
  /** Data saved with another lead is not in this one. */
  leadMade: (state, { payload }: PayloadAction<KnownLead>) =>
    state.lead && state.lead.id !== payload.id
      ? { ...withoutLead(state), lead: payload }
      : { ...state, lead: { ...state.lead, ...payload } },
  /** Leaves a campaign that the visitor cannot have for the plain site; the answers stay. */
  campaignLeft: (state) => ({
    ...switchFlow(state, plainCampaign.flow),
    campaign: plainCampaign,
    place: { voice: 'chat', flow: plainCampaign.flow },
    refused: {},
  }),
  leadUnread: (state, { payload }: PayloadAction<Funnel['unread']>) => ({ ...state, unread: payload }),
  /** A notice does not have the order's contact. */
  noticeMade: (state, { payload }: PayloadAction<KnownNotice>) => ({
    ...state,
    notice: payload,
    kept: dropMasks(state.kept, (key) => keysOfWrite('contact').includes(key)),
  }),
  /** The server no longer knows the lead: all writes are due again, and answers that only it had are asked again. */
  leadLost: (state) => withoutLead(state),
  /** A placed order stays at the server; further requests begin another one. */
  orderLeft: (state) => withoutLead(state, ['order', 'risk']),
  noticeDropped: (state) => ({
    ...state,
    notice: null,
    saved: without(state.saved, ['contact']),
    kept: dropAnswers(state.kept, ['notice', 'name', 'email', 'phone']),
  }),
  quizAnswered: (state, { payload }: PayloadAction<{ question: string; option: string }>) => ({
    ...state,
    quiz: { ...state.quiz, [payload.question]: payload.option },
  }),
  quizEnded: (state) => ({ ...state, quiz: {} }),
  calling: (state, { payload }: PayloadAction<Funnel['calling']>) => ({ ...state, calling: payload }),
  finishing: (state, { payload }: PayloadAction<Funnel['finishing']>) => ({ ...state, finishing: payload }),
  withdrawing: (state, { payload }: PayloadAction<Funnel['withdrawing']>) => ({ ...state, withdrawing: payload }),
  ownData: (state, { payload }: PayloadAction<Funnel['ownData']>) => ({ ...state, ownData: payload }),
  linking: (state, { payload }: PayloadAction<Partial<Funnel['linking']>>) => ({
    ...state,
    linking: { ...state.linking, ...payload },
  }),
  noted: (state, { payload }: PayloadAction<Funnel['noted']>) => ({ ...state, noted: payload }),
  arrived: (state, { payload }: PayloadAction<Partial<Pick<Funnel, 'referred' | 'cameBack'>>>) => ({
    ...state,
    ...payload,
  }),
  planWanted: (state, { payload }: PayloadAction<Wanted>) => wantPlan(state, payload),
  /** Asking something back ends a refusal. A reply may come `instead` of one that asked to wait. */
  remarked: (state, { payload: { instead, ...aside } }: PayloadAction<Aside & { instead?: string }>) => ({
    ...state,
    asides: [...state.asides.filter(({ reply }) => reply !== instead), withoutPrivate(state, aside)],
    refused: aside.kind === 'side' && aside.after ? without(state.refused, [aside.after]) : state.refused,
  }),
  /** Takes over an order that was left elsewhere, as far as flow and campaign are the same. */
  resumed: (state, { payload }: PayloadAction<Partial<Funnel>>) =>
    continueOrder({ ...state, ...payload, unread: null }, state),
  restarted: ({ place, flow, campaign, visit, underWay, thread }, { payload }: PayloadAction<string>) => ({
    ...emptyFunnel,
    thread: payload,
    before: thread,
    place,
    flow,
    campaign,
    visit,
    underWay,
  }),
})

export const {
  campaignLeft,
  entered,
  drafted,
  kept,
  rejected,
  reopened,
  factTold,
  factForgotten,
  sending,
  saveProblem,
  twoVersions,
  saved,
  unsaved,
  leadMade,
  leadUnread,
  noticeMade,
  leadLost,
  orderLeft,
  noticeDropped,
  quizAnswered,
  quizEnded,
  finishing,
  withdrawing,
  ownData,
  calling,
  linking,
  noted,
  planWanted,
  arrived,
  remarked,
  resumed,
  restarted,
} = slice.actions
export const funnel = slice.reducer

/** Drops quiz answers if the decision's answers change, and masks of skipped questions, e.g. an account. */
function withoutStale(before: Funnel, values: Values): Funnel {
  const known = keepAnswers(before, values)
  const after = { ...known, kept: dropMasks(known.kept, (key) => doesSkip(known, key)) }
  const isSame = signature(after.kept, factSources.risk) === signature(before.kept, factSources.risk)
  return isSame ? after : { ...after, quiz: emptyFunnel.quiz }
}

/** Drops the refusals made while an answer was being changed. */
function lasting(asides: Aside[]): Aside[] {
  return asides.some(({ at }) => at === inChange) ? asides.filter(({ at }) => at !== inChange) : asides
}

const quizIn = ({ value }: Partial<KeptFact>) => (value && 'quiz' in value ? value.quiz?.idQuiz : undefined)

function writtenAgain(knowledge: Knowledge, keys: readonly Key[]): Texts {
  const written = keys.map((key) => [key, typedAnswer(knowledge, key)] as const)
  return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

/** Returned answers as asides. A refused plan is omitted: its name is gone with its list. */
function saidInVain(knowledge: Knowledge, refused: Refused<Failure>): Aside[] {
  return keysIn(refused).flatMap((key) => {
    const refusal = refused[key]
    if (!refusal || !knowledge.kept[key] || key === 'plan') return []
    const said = sayAnswer(key, showAnswer(knowledge, key))
    return [{ after: key, said, reply: failureWords(refusal), kind: 'returned' }]
  })
}

function without<T extends object>(all: T, names: readonly (keyof T)[]): Partial<T> {
  const rest: Partial<T> = { ...all }
  for (const name of names) delete rest[name]
  return rest
}

import type { Store } from '@reduxjs/toolkit'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { withoutBonusTexts } from '../../content/texts/order/checkoutTexts.ts'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { serverNow } from '../../browser/serverClock.ts'
import { answersAnew } from '../../funnel/answers/answersAnew.ts'
import { answered } from '../../funnel/visitorActions.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { valuesToConfirm } from '../../funnel/views/answersToConfirm.ts'
import { whyQuestionAsked } from '../../funnel/views/whyQuestionAsked.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { noted, rejected, remarked } from '../../funnel/slice.ts'
import { emptyFunnel, inChange, type Funnel } from '../../funnel/state.ts'
import { momentOf } from '../transcript/momentWithoutQuestion.ts'
import { answeredHere, editingAt } from '../editing/editing.ts'

/** The result of a message: taken as an answer, refused with a reply, or answered without effect on the order. */
export type Heard = 'taken' | 'refused' | 'asked'
export type ChatActions = ReturnType<typeof chatActions>

type OrderStore = Pick<Store<{ funnel?: Funnel }>, 'getState' | 'dispatch'>

/** The plain site is another document, because a campaign is read from the address. */
const toPlainSite = () => window.location.assign(withoutBonusTexts.chat)

/** All actions of the conversation, on the order's store. */
export function chatActions(store: OrderStore, leaveCampaign: () => void = toPlainSite) {
  const now = () => store.getState().funnel ?? emptyFunnel
  const repair = (key: Key, said: string, reply: string): Heard => {
    const at = editingAt(now()) === key ? { at: inChange } : {}
    store.dispatch(remarked({ after: key, ...at, said: sayAnswer(key, said), reply, kind: 'repair' }))
    return 'refused'
  }
  const aside = (after: Key | null, said: string, reply: string): Heard => {
    const at = after === null ? { at: momentOf(now()) } : {}
    store.dispatch(remarked({ after, ...at, said, reply, kind: 'side' }))
    return 'asked'
  }
  /** Shows the new answers of a sentence before they are taken. */
  const note = (read: Funnel['noted']): Heard => {
    const raw = read ? answersAnew(now(), read.raw, serverNow()) : {}
    store.dispatch(noted(read && keysIn(raw).length > 0 ? { ...read, raw } : null))
    return 'asked'
  }
  /** Takes the answers that were read back, unusual ones too. */
  const agree = (): Heard => {
    const read = now().noted
    store.dispatch(rejected({ refused: {}, doubts: valuesToConfirm(now(), serverNow()) }))
    note(null)
    answeredHere(now())
    if (read) store.dispatch(answered(read.raw))
    return 'taken'
  }
  const answer = (key: Key, raw: string): Heard => {
    answeredHere(now())
    store.dispatch(answered({ [key]: raw }))
    const reply = whyRefused(now(), key)
    if (reply === undefined && now().noted?.raw[key] !== undefined) note(null)
    if (reply === undefined) return 'taken'
    return raw.trim() === '' ? 'refused' : repair(key, raw, reply)
  }
  const change = (key: Key, raw: Raw) => {
    store.dispatch(answered(raw))
    return now().refused[key] === undefined
  }
  const askWhy = (key: Key, said: string, reply = whyQuestionAsked(key, now())) =>
    aside(key, questions[key].private ? chatTexts.whyAsked : said, reply)
  return { now, tell: store.dispatch, leaveCampaign, repair, aside, note, agree, answer, change, askWhy }
}

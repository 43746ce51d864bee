import { createAction } from '@reduxjs/toolkit'
import type { Key } from '../content/questions/answers.ts'
import type { Funnel } from './state.ts'

/** Actions of the visitor in either voice. The sagas handle them. */
export const answered = createAction<{ [K in Key]?: string }>('asked/answered')
export const triedAgain = createAction('asked/triedAgain')
export const lineBack = createAction('asked/lineBack')
/** Chooses which of two versions of an answer stays: the one from here or from elsewhere. */
export const versionChosen = createAction<'here' | 'there' | 'later'>('asked/version')
export const quizRetried = createAction('asked/quizRetried')
/** The button 'Prefiro confirmar com uma pessoa'. */
export const quizDeclined = createAction('asked/quizDeclined')
export const finishAsked = createAction<{ acceptTerms: boolean; acceptPromotions: boolean }>('asked/finish')
export const withdrawAsked = createAction('asked/withdraw')
/** Requests about one's own data, with the order's telephone if this browser no longer has it. */
export const dataAsked = createAction<{ action: DataAction; phone?: string }>('asked/data')
type DataAction = 'erase' | 'copy' | 'seeElsewhere' | 'endElsewhere' | 'leave'
/** Marks a link to another device that was asked for by words, not by a button. */
export const byWords = 'words'
/** Requests a link for 'Continuar em outro aparelho', to copy or by e-mail. */
export const linkAsked = createAction<{ by: 'copy' | 'mail' }>('asked/link')
export const noticeRefused = createAction('asked/noticeRefused')
export const callAsked = createAction<{ phone: string }>('asked/call')
/** Requests the CEPs of a street that was named in the words `said`. */
export const cepsAsked = createAction<{ said: string; street: string; city: string }>('asked/ceps')
/** The button 'Mandar outro código'. */
export const codeAsked = createAction('asked/code')
/** Takes a plan from the coverage check, where nothing is sold, into an order. */
export const planTaken = createAction<{ sku: string }>('asked/plan')
export const startedOver = createAction('asked/startedOver')
/** Another tab stored an order in this browser. */
export const keptElsewhere = createAction<Partial<Funnel>>('asked/keptElsewhere')

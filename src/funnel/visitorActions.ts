import { createAction } from '@reduxjs/toolkit'
import type { Key } from '../content/questions/answers.ts'
import type { Funnel } from './state.ts'

/** What a visitor asks for in either voice. The sagas answer. */
export const answered = createAction<{ [K in Key]?: string }>('asked/answered')
export const triedAgain = createAction('asked/triedAgain')
export const lineBack = createAction('asked/lineBack')
/** Which of two versions of an answer stays: the one given here or the one from elsewhere. */
export const versionChosen = createAction<'here' | 'there' | 'later'>('asked/version')
export const quizRetried = createAction('asked/quizRetried')
/** 'Prefiro confirmar com uma pessoa' */
export const quizDeclined = createAction('asked/quizDeclined')
export const finishAsked = createAction<{ acceptTerms: boolean; acceptPromotions: boolean }>('asked/finish')
export const withdrawAsked = createAction('asked/withdraw')
/** What to do with one's own data, with the order's telephone if this browser no longer has it. */
export const dataAsked = createAction<{ action: DataAction; phone?: string }>('asked/data')
type DataAction = 'erase' | 'copy' | 'seeElsewhere' | 'endElsewhere' | 'leave'
/** From where words, and no button, open the way to another device. */
export const byWords = 'words'
/** 'Continuar em outro aparelho': a link, shown or sent by mail */
export const linkAsked = createAction<{ by: 'copy' | 'mail' }>('asked/link')
export const noticeRefused = createAction('asked/noticeRefused')
export const callAsked = createAction<{ phone: string }>('asked/call')
/** The CEPs of a street are wanted, which was named in the words that were `said`. */
export const cepsAsked = createAction<{ said: string; street: string; city: string }>('asked/ceps')
/** 'Mandar outro código' */
export const codeAsked = createAction('asked/code')
/** Takes a plan from the coverage check, where nothing is sold, into an order. */
export const planTaken = createAction<{ sku: string }>('asked/plan')
export const startedOver = createAction('asked/startedOver')
/** Another tab kept an order in this browser. */
export const keptElsewhere = createAction<Partial<Funnel>>('asked/keptElsewhere')

import { combineReducers, legacy_createStore, type UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { otherVisitsTexts } from '../../src/content/texts/order/visitsFullTexts.ts'
import { textOnlyChat } from '../../src/conversation/textOnly/textOnlyChat.ts'
import { calling, funnel, remarked } from '../../src/funnel/slice.ts'
import { callAsked } from '../../src/funnel/visitorActions.ts'
import { answeredUpTo, goodFacts } from '../support/aFunnel.ts'

const slots = ['23/11/2026', '24/11/2026'].map((date) => ({ date, period: 'manha' as const, free: true }))
const last = (_: string = '', { type }: UnknownAction) => type

it('a number takes what it numbered, also after a call was asked for', () => {
  const order = { funnel: answeredUpTo('schedule', { ...goodFacts, slots }), last: '' }
  const store = legacy_createStore(combineReducers({ funnel, last }), order)
  store.dispatch(remarked({ after: 'schedule', said: 'nenhuma', reply: otherVisitsTexts.byCall, kind: 'side' }))
  const chat = textOnlyChat(store)
  expect(chat.speak().join('\n')).toContain('1. Receber uma ligação')
  store.dispatch(calling({ busy: false, error: null, phone: '16991234567' }))
  chat.hear('1')
  expect(store.getState().last).toBe(callAsked.type)
})

import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { put, take } from 'redux-saga/effects'
import * as z from 'zod/mini'

export type Message = { who: 'bot' | 'visitor'; text: string }
export type Chat = { messages: Message[]; question: number }

const answerRule = z.string().check(z.minLength(1))
const askedAt = (question: number) => `Pergunta número ${question + 1}: qual é a resposta?`
const count = Number(new URLSearchParams(location.search).get('messages') ?? 0)

/** The messages of the address. */
const before = Array.from({ length: count }, (_, index): Message => ({
  who: index % 2 ? 'bot' : 'visitor',
  text: `Mensagem ${index}`,
}))

const slice = createSlice({
  name: 'chat',
  initialState: (): Chat => ({ messages: before, question: 0 }),
  reducers: {
    answered: (chat, { payload }: PayloadAction<string>) => {
      chat.messages.push({ who: 'bot', text: askedAt(chat.question) }, { who: 'visitor', text: payload })
    },
    asked: (chat) => {
      chat.question += 1
    },
  },
})

const saga = createSagaMiddleware()
export const sent = (text: string) => ({ type: 'sent', payload: text }) as const
export const store = configureStore({
  reducer: slice.reducer,
  middleware: (usual) => usual({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(saga),
})
export const openQuestion = (chat: Chat) => askedAt(chat.question)

saga.run(function* () {
  for (;;) {
    const { payload }: ReturnType<typeof sent> = yield take('sent')
    const read = z.safeParse(answerRule, payload.trim())
    if (!read.success) continue
    yield put(slice.actions.answered(read.data))
    yield put(slice.actions.asked())
  }
})

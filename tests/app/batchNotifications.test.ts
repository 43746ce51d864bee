import { applyMiddleware, isAction, legacy_createStore, type Action, type Middleware } from '@reduxjs/toolkit'
import { expect, test, vi } from 'vitest'
import { batchNotifications } from '../../src/app/order/batchNotifications.ts'

/** Saves each answer at once, as the sagas do. */
const savesAnswers: Middleware = (api) => (next) => (action) => {
  next(action)
  if (isAction(action) && action.type === 'answer') api.dispatch({ type: 'save' })
}
const reducer = (told: string[] = [], { type }: Action) => (type.startsWith('@@') ? told : [...told, type])

function begin() {
  const store = legacy_createStore(reducer, undefined, (create) =>
    batchNotifications(applyMiddleware(savesAnswers)(create)),
  )
  const seen: string[][] = []
  return { store, seen, leave: store.subscribe(() => seen.push(store.getState())) }
}

test('a subscriber is notified once per action, after all its effects', () => {
  const { store, seen } = begin()
  store.dispatch({ type: 'answer' })
  expect(seen).toEqual([['answer', 'save']])
  store.dispatch({ type: 'save' })
  expect(seen).toHaveLength(2)
})

test('an action of a subscriber notifies too, and nobody after unsubscribing', () => {
  const { store, seen, leave } = begin()
  const once = vi.fn<() => void>(() => {
    stop()
    store.dispatch({ type: 'answer' })
  })
  const stop = store.subscribe(once)
  store.dispatch({ type: 'other' })
  expect(once).toHaveBeenCalledOnce()
  expect(seen.at(-1)).toEqual(['other', 'answer', 'save'])
  leave()
  store.dispatch({ type: 'other' })
  expect(seen.at(-1)).toEqual(['other', 'answer', 'save'])
})

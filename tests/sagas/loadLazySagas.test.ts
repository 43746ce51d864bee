import { expect, it, vi } from 'vitest'
import { orderStore } from '../../src/app/order/store.ts'
import { lazy } from '../../src/browser/lazy.ts'
import { callAsked, lineBack } from '../../src/funnel/visitorActions.ts'
import { quizAnswered } from '../../src/funnel/slice.ts'
import { lazySagas, type LazySagas } from '../../src/sagas/lazySagas.ts'
import { call } from '../../src/sagas/effects.ts'
import { settled } from '../support/aSale.ts'
import { fakeApi, fakePorts } from '../support/fakeApi.ts'

it('an action before its code has loaded is reported as waiting, and done when the line is back', async () => {
  const visit = aVisit()
  visit.store.dispatch(callAsked({ phone: '16991234567' }))
  await settled()
  expect([visit.problem(), visit.asked()]).toEqual([{ code: 'network' }, []])
  visit.store.dispatch(lineBack())
  await settled()
  expect([visit.problem(), visit.asked()]).toEqual([null, ['requestCall']])
  visit.stop()
})

it('actions requested meanwhile are done in order, however many', async () => {
  const told: string[] = []
  const visit = aVisit({
    ...lazySagas,
    *answerIntent(_, { type }) {
      yield* call(() => told.push(type))
    },
  })
  const asked = [
    ...Array.from({ length: 12 }, (_, index) => quizAnswered({ question: `${index}`, option: 'a' })),
    callAsked({ phone: '16991234567' }),
  ]
  asked.forEach((intent) => visit.store.dispatch(intent))
  await settled()
  expect(told).toEqual([])
  visit.store.dispatch(lineBack())
  await settled()
  expect(told).toEqual(asked.map(({ type }) => type))
  visit.stop()
})

it('unneeded code is not loaded', async () => {
  const visit = aVisit()
  await settled()
  expect(visit.fetched).not.toHaveBeenCalled()
  visit.stop()
})

/** A visitor whose lazy code loads at the second try. */
function aVisit(sagas: LazySagas = lazySagas) {
  const { api, sent } = fakeApi()
  const fetched = vi
    .fn<() => Promise<LazySagas>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(sagas)
  const { store, run } = orderStore(null)
  const task = run({ ...fakePorts(api).ports, lazySagas: lazy(fetched) })
  return {
    store,
    fetched,
    problem: () => store.getState().funnel.saveProblem,
    asked: () => sent.map(({ name }) => name),
    stop: () => task.cancel(),
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlyWhenIdle } from '../../src/browser/onlyWhenIdle.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { warmUpReading } from '../../src/conversation/words/warmUpReading.ts'

const waiting: IdleRequestCallback[] = []
beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run)))
afterEach(() => void (waiting.length = 0))

const moment = (left: number) => waiting.shift()?.({ didTimeout: false, timeRemaining: () => left })

test('small tasks run in idle moments, as time allows', () => {
  const done: number[] = []
  onlyWhenIdle([1, 2, 3].map((each) => () => done.push(each)))
  expect(done).toEqual([])
  moment(0)
  expect(done).toEqual([1])
  moment(50)
  expect(done).toEqual([1, 2, 3])
  expect(waiting).toEqual([])
})

test('a browser without idle callbacks does nothing', () => {
  vi.unstubAllGlobals()
  const thing = vi.fn<() => void>()
  onlyWhenIdle([thing])
  expect(thing).not.toHaveBeenCalled()
})

test('sample answers are read at every question, and a question and a likely answer at one', () => {
  warmUpReading()
  let moments = 0
  for (; waiting.length > 0; moments++) moment(0)
  expect(moments).toBe(2 * keysIn(questions).length + 2)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keysIn } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { rehearse } from '../../src/conversation/words/rehearse.ts'
import { hear } from '../../src/conversation/understanding/hear.ts'

vi.mock(import('../../src/conversation/understanding/hear.ts'), { spy: true })

const waiting: IdleRequestCallback[] = []
beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run)))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(hear).mockClear()
  waiting.length = 0
})

const everyQuestion = keysIn(questions).toSorted()
const asked = () => [...new Set(vi.mocked(hear).mock.calls.map(([, key]) => key))].toSorted()

test('answers to each question are read beforehand, in idle moments only', () => {
  rehearse()
  expect(hear).not.toHaveBeenCalled()
  waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
  expect(asked()).toEqual(everyQuestion)
  expect(waiting).toEqual([])
})

test('a moment that is over reads one answer, and the next goes on', () => {
  rehearse()
  const over = { didTimeout: false, timeRemaining: () => 0 }
  for (let count = 1; waiting.length > 0; count++) {
    waiting.shift()?.(over)
    expect(hear).toHaveBeenCalledTimes(count)
  }
  expect(asked()).toEqual(everyQuestion)
})

test('a browser without idle moments reads nothing beforehand', () => {
  vi.unstubAllGlobals()
  rehearse()
  expect(hear).not.toHaveBeenCalled()
})

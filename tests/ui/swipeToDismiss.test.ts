import { beforeEach, expect, test, vi } from 'vitest'
import { swipeToDismiss } from '../../src/ui/feedback/swipeToDismiss.ts'

const away = vi.fn<() => void>()
const panel = document.createElement('div')
beforeEach(() => {
  away.mockClear()
  return swipeToDismiss(panel, away)
})

type Step = [type: string, x: number, y: number, at: number]

/** A touch, step by step: its place and time. */
function touch(steps: Step[], pointerType = 'touch') {
  for (const [type, clientX, clientY, timeStamp] of steps) {
    const event = new Event(`pointer${type}`)
    Object.defineProperties(event, {
      ...Object.getOwnPropertyDescriptors({ clientX, clientY, pointerType, isPrimary: true }),
      timeStamp: { value: timeStamp },
    })
    panel.dispatchEvent(event)
  }
}

test('a panel follows a finger to the right, and returns after a short move', () => {
  touch([
    ['down', 100, 100, 0],
    ['move', 108, 100, 50],
  ])
  expect(panel.style.transform).toBe('')
  touch([['move', 150, 104, 400]])
  expect(panel.style.transform).toBe('translateX(50px)')
  touch([['move', 90, 104, 500]])
  expect(panel.style.transform).toBe('translateX(0px)')
  touch([
    ['move', 200, 104, 900],
    ['up', 200, 104, 900],
  ])
  expect([panel.style.transform, away.mock.calls.length]).toEqual(['', 0])
})

/** A touch that moves to a point in some milliseconds. */
const push = (x: number, y: number, time: number, end = 'up'): Step[] => [
  ['down', 0, 0, 0],
  ['move', x, y, time],
  [end, x, y, time],
]

test.each([
  ['far', push(130, 0, 2000)],
  ['fast', push(60, 0, 80)],
])('a push %s enough dismisses it', (_, steps) => {
  touch(steps)
  expect(away).toHaveBeenCalledOnce()
})

test.each<[string, Step[], string?]>([
  ['a finger that scrolls', push(60, 90, 80)],
  ['a touch that the browser takes for itself', push(300, 0, 80, 'cancel')],
  ['a mouse', push(300, 0, 80), 'mouse'],
])('%s does not dismiss it', (_, steps, pointer) => {
  touch(steps, pointer)
  expect([panel.style.transform, away.mock.calls.length]).toEqual(['', 0])
})

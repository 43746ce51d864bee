import { expect, test } from 'vitest'
import { splitTranscript } from '../../src/conversation/transcript/splitTranscript.ts'
import type { Turn } from '../../src/conversation/transcript/turn.ts'

const talk = (count: number): Turn[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'told', id: `${index}`, text: `${index}` }))

test.each([1, 61, 62, 110, 1000])(
  'a talk of %i turns is split without losing one, and ends with what a window shows',
  (count) => {
    const { far, near } = splitTranscript(talk(count))
    expect([...far.flat(), ...near]).toEqual(talk(count))
    expect([near.length >= Math.min(count, 14), near.length < 62]).toEqual([true, true])
  },
)

test('the parts far up stay unchanged while the talk continues', () => {
  const before = splitTranscript(talk(200)).far
  expect(splitTranscript(talk(201)).far.slice(0, before.length)).toEqual(before)
})

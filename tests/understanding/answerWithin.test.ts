import { expect, it } from 'vitest'
import { answerWithin } from '../../src/understanding/beside/answerWithin.ts'
import type { Understanding } from '../../src/understanding/understandingTypes.ts'

it('the answer in a line is looked for in a few parts of a line, and in none of a story', () => {
  const heard: string[] = []
  const hear = (part: string): Understanding => {
    heard.push(part)
    return { kind: 'refused', reply: '' }
  }
  const line = 'o de 700 é bom, mas é caro, e eu acho que não sei, que a vizinha falou, mas sei lá, e o de 500, e agora'
  answerWithin('plan', line, () => ({}), hear)
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.length).toBeLessThan(6)
  answerWithin('plan', line.repeat(3), () => ({}), hear)
  expect(heard.length).toBeLessThan(6)
})

import { expect, test } from 'vitest'
import { slotText } from '../../src/content/format.ts'

test.each([
  ['manha', 'Manhã (8h às 12h)'],
  ['tarde', 'Tarde (12h às 18h)'],
] as const)('a line never breaks between the hours of a visit: %s', (period, words) => {
  const [name, ...hours] = words.split(' ')
  expect(slotText({ date: '23/11/2026', period })).toBe(`seg., 23 de novembro, ${name} ${hours.join('\u00a0')}`)
})

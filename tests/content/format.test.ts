import { expect, test } from 'vitest'
import { andText, orText } from '../../src/api/contract/values/joinWords.ts'
import { money } from '../../src/api/contract/values/money.ts'
import { slotText } from '../../src/content/format.ts'

test.each([
  ['manha', 'Manhã (8h às 12h)'],
  ['tarde', 'Tarde (12h às 18h)'],
] as const)('a line never breaks between the hours of a visit: %s', (period, words) => {
  const [name, ...hours] = words.split(' ')
  expect(slotText({ date: '23/11/2026', period })).toBe(`seg., 23 de novembro, ${name} ${hours.join('\u00a0')}`)
})

test('prices are formatted in Portuguese', () => {
  const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  for (const value of [0, 0.05, 9.9, 59.99, 100, 999.99, 1000, 1234.5, 12_345.67, 1_234_567.89])
    expect(money(value)).toBe(`R$ ${reais.format(value)}`)
})

test('lists are formatted in Portuguese', () => {
  const [and, or] = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat('pt-BR', { type }))
  for (const parts of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']])
    expect([andText(parts), orText(parts)]).toEqual([and?.format(parts), or?.format(parts)])
})

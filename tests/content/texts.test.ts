import { expect, test } from 'vitest'
import { everythingSaid } from '../../scripts/story/places.ts'
import { portugueseIn } from '../support/literals.ts'

const said = everythingSaid()

test('the script prints every text that is written anywhere', () => {
  const printed = said.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n')
  const written = [...portugueseIn('src/**/*.{ts,tsx}'), ...portugueseIn('server/**/*.ts', ['server/sample/', 'server/banks/'])]
  expect(written.length).toBeGreaterThan(500)
  expect(written.filter(({ text }) => !printed.includes(text) && !text.startsWith('LP '))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flowNames } from '../../src/content/flows/flows.ts'

const elsewhere = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/content/flows/'))
const linesWith = (pattern: RegExp) =>
  elsewhere.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

test('nothing outside the flows asks which one a visit follows', () => {
  expect(linesWith(new RegExp(`flow[)\\s]*[!=]==? '(?:${flowNames.join('|')})'`))).toEqual([])
})

test('nothing outside the flows has a table by screen: what a screen shows and says stands in its row', () => {
  expect(linesWith(/in ScreenId\]|Record<ScreenId,/)).toEqual([])
})

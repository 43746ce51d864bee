import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flowNames, flows } from '../../src/content/flows/flows.ts'

const elsewhere = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/content/flows/'))
const linesWith = (pattern: RegExp) =>
  elsewhere.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

test('no code outside the flows checks which flow a visit has', () => {
  expect(linesWith(new RegExp(`flow[)\\s]*[!=]==? '(?:${flowNames.join('|')})'`))).toEqual([])
})

/** The screens that a page links to, or that a flow names for going back or changing. */
const named = /(?:pageAt\(|back: |\bid === |changed\([^']*)'([^']+)'/g

test('every named screen exists', () => {
  const ids = new Set(flowNames.flatMap((name) => flows[name].screens.map(({ id }) => id)))
  const texts = globSync('src/{content/flows,pages/checkout,conversation}/**/*.{ts,tsx}').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const found = texts.flatMap((text) => [...text.matchAll(named)].map(([, id = '']) => id))
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter((id) => !ids.has(id))).toEqual([])
})

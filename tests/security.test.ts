import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { levels, numbersIn } from './support/asvs.ts'
import { isRun, read, rowsBelow, testsIn, titledIn } from './support/documents.ts'

const [security, asvs] = [read('docs/security.md'), read('docs/asvs.md')]
const threats = rowsBelow(security, 'Threats')
const requirements = rowsBelow(asvs, 'Levels 1 and 2')
const chosen = rowsBelow(asvs, 'Chosen of level 3')
const risks = rowsBelow(asvs, 'API Security Top 10, 2023')

/** The sections of the standard that ask for a document, which is then named. */
const aboutDocuments = /^(2|6|7|8|11|13|14|15|16)\.1\./
const untitled = (cell = '') => testsIn(cell).length - titledIn(cell).length
const notRun = (cell = '') => titledIn(cell).filter(({ file, title }) => !isRun(read(file), title))

test('every file of tests that is named is there', () => {
  expect(testsIn(security + asvs).filter((path) => !existsSync(path))).toEqual([])
})

test.each(threats)('%s: there is a control, and tests by their titles, none of which is skipped', (...cells) => {
  const [, control, named] = cells
  expect(control).not.toBe('')
  expect(titledIn(named)).not.toEqual([])
  expect(untitled(named)).toBe(0)
  expect(notRun(named)).toEqual([])
})

test.each([
  ["it('is kept', () => {", true],
  ["it.skipIf(missing)('is kept', () => {", true],
  ["it.each([\n  ['a'],\n])('is kept', () => {", true],
  ['test(`is kept`, () => {', true],
  ["it.skip('is kept', () => {", false],
  ["it.each(all)('was', () => {})\nit.todo('is kept', () => {", false],
  ["describe.skip('what', () => {\n  it('is kept', () => {", false],
  ["describe('is kept', () => {", false],
  ["it('is kept by others', () => {", false],
  ["expect(its).toBe('is kept')", false],
])('a test is found in a file, and one that is skipped is none: %s', (source, found) => {
  expect(isRun(source, 'is kept')).toBe(found)
})

test('every requirement of the levels 1 and 2 stands in one row, and nothing else does', () => {
  const asked = [...levels].filter(([, level]) => level < 3).map(([number]) => number)
  expect(asked).toHaveLength(253)
  expect(requirements.flatMap(([name = '']) => numbersIn(name)).toSorted()).toEqual(asked.toSorted())
})

test('what is chosen is of level 3, and named once', () => {
  const named = chosen.flatMap(([name = '']) => numbersIn(name))
  expect(named.filter((number) => levels.get(number) !== 3)).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test.each(requirements)('ASVS %s has a state, and a test that runs or a reason', (...cells) => {
  const [name = '', state = '', why = ''] = cells
  expect(cells).toHaveLength(3)
  expect(['met', 'n/a', 'operator']).toContain(state)
  expect(why.length).toBeGreaterThan(5)
  expect([untitled(why), notRun(why)]).toEqual([0, []])
  expect(state !== 'met' || isShown(name, why)).toBe(true)
})

test.each(chosen)('ASVS %s, of level 3, is met', (...cells) => {
  const [name = '', by = ''] = cells
  expect([untitled(by), notRun(by)]).toEqual([0, []])
  expect(isShown(name, by)).toBe(true)
})

test.each(risks)('%s has a control and tests that run', (...cells) => {
  const [, by = ''] = cells
  expect([untitled(by), notRun(by)]).toEqual([0, []])
  expect(titledIn(by)).not.toEqual([])
})

test('the counts are right', () => {
  const counts = new Map<string, number>([['chosen', chosen.flatMap(([name = '']) => numbersIn(name)).length]])
  for (const [name = '', state = ''] of requirements)
    counts.set(state, (counts.get(state) ?? 0) + numbersIn(name).length)
  const told = [...asvs.matchAll(/^\| ([a-z/ ]+) \| (\d+) \|/gm)].map(([, state = '', count]) => [state, Number(count)])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(counts))
})

test('the tables are read', () => {
  expect([threats.length > 20, requirements.length > 120, chosen.length > 20]).toEqual([true, true, true])
  expect(risks.map(([name = '']) => name.split(' ')[0])).toEqual(Array.from({ length: 10 }, (_, at) => `API${at + 1}`))
})

/** By tests, or by a document where one is asked for. */
function isShown(name: string, by: string): boolean {
  return (
    titledIn(by).length > 0 ||
    (numbersIn(name).every((number) => aboutDocuments.test(number)) && /\]\([^)]+\)/.test(by))
  )
}

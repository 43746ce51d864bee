import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

/** The rows of the table below a heading, as cells. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
}

const testsIn = (cell = '') => [...cell.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path)
const documented = ['7.1', '11.1.1,', '13.1.1', '14.1.1,', '16.1.1']
const threats = rowsBelow('Threats')
const requirements = rowsBelow('ASVS 5.0, level 2')

test('every file of tests that is named is there', () => {
  expect(testsIn(text).filter((path) => !existsSync(path))).toEqual([])
})

test.each(threats)('%s: there is a control, and tests by their titles, none of which is skipped', (...cells) => {
  const [, control, named = ''] = cells
  const titled = [...named.matchAll(/`(tests\/[^`]+)` › (.+?)(?=; `tests\/|$)/g)]
  expect(control).not.toBe('')
  expect(titled).not.toEqual([])
  expect(titled).toHaveLength(testsIn(named).length)
  expect(titled.filter(([, file = '', title = '']) => !isRun(readFileSync(file, 'utf8'), title))).toEqual([])
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

/** Whether a test of that title is in a file, and neither it nor the file's blocks are skipped for good. */
function isRun(written: string, title: string): boolean {
  const source = written.replace(/\(\s+/g, '(')
  const at = ["'", '`', '"'].map((quote) => source.indexOf(`(${quote}${title}${quote},`)).find((place) => place >= 0)
  if (at === undefined) return false
  const [last] = [...source.slice(0, at).matchAll(/\b(?:it|test|describe)\b(?=[.(]|$)/g)].slice(-1)
  const call = last ? source.slice(last.index, at) : ''
  const isSkipped = /\.(skip|todo|fixme)\b/.test(call) || /\bdescribe\.(skip|todo|fixme)\b/.test(source)
  return /^(it|test)/.test(call) && !isSkipped
}

test.each(requirements)('ASVS %s has a state, and a test or a reason', (...cells) => {
  const [, state = '', why = ''] = cells
  expect(cells).toHaveLength(3)
  expect(['met', 'in part', 'not met', 'operator', 'n/a']).toContain(state)
  expect(why.length).toBeGreaterThan(5)
})

test('what is met has a test, or a document where it is about documents', () => {
  const met = requirements.filter(([, state]) => state === 'met')
  const without = met.filter(([, , why]) => testsIn(why).length === 0).map(([name = '']) => name.split(' ')[0])
  expect(without).toEqual(documented)
})

test('the tables are read', () => {
  expect([threats.length > 20, requirements.length > 50]).toEqual([true, true])
})

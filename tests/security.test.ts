import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRun, read, rowsBelow, testsIn, titledIn } from './support/documents.ts'

const [security, asvs] = [read('docs/security.md'), read('docs/asvs.md')]
const threats = rowsBelow(security, 'Threats')
const requirements = ['Levels 1 and 2', 'Chosen of level 3', 'API Security Top 10, 2023'].map((heading) =>
  rowsBelow(asvs, heading),
)

test('every test file that the documents name exists', () => {
  expect(testsIn(security + asvs).filter((path) => !existsSync(path))).toEqual([])
})

test.each(threats)('%s: its tests exist by title, and none is skipped', (...cells) => {
  expect(titledIn(cells.at(-1))).not.toEqual([])
  expect(faultsOf(cells.at(-1))).toEqual([])
})

test.each(requirements.flat())('ASVS %s: the tests it names exist by title, and none is skipped', (...cells) => {
  expect(faultsOf(cells.at(-1))).toEqual([])
})

test.each(requirements.flat())('ASVS %s: its referenced threats and rows exist', (...cells) => {
  const known = [...threats, ...requirements.flat()].flatMap(([head]) => pointersIn(head))
  expect(pointersIn(cells.at(-1)).filter((pointer) => !known.includes(pointer))).toEqual([])
  expect(cells.at(-1)).toMatch(/`tests\/|\]\(|\bT\d|\d\.\d+\.\d/)
})

test('every table is read', () => {
  expect([threats, ...requirements].filter((rows) => rows.length < 10)).toEqual([])
})

test.each([
  ["it('is kept', () => {", true],
  ["it.skipIf(missing)('is kept', () => {", true],
  ["it.each([\n  ['a'],\n])('is kept', () => {", true],
  ['test(`is kept`, () => {', true],
  ["neverHappens('is kept', {", true],
  ["it.skip('is kept', () => {", false],
  ["it.each(all)('was', () => {})\nit.todo('is kept', () => {", false],
  ["describe.skip('what', () => {\n  it('is kept', () => {", false],
  ["describe('is kept', () => {", false],
  ["it('is kept by others', () => {", false],
  ["expect(its).toBe('is kept')", false],
])('a test is found in a file, unless it is skipped: %s', (source, found) => {
  expect(isRun(source, 'is kept')).toBe(found)
})

/** The threats (T9) and the requirements (3.4.3) in a cell. */
const pointersIn = (cell = '') => cell.match(/\bT\d+\b|(?<![\d.])\d+\.\d+\.\d+(?![\d.])/g) ?? []

/** The tests in a cell that have no title or do not run. */
function faultsOf(cell = ''): string[] {
  const titled = titledIn(cell)
  const untitled = testsIn(cell).filter((path) => !titled.some(({ file }) => file === path))
  return [...untitled, ...titled.filter(({ file, title }) => !isRun(read(file), title)).map(({ title }) => title)]
}

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

test('every test that stands against a threat is there', () => {
  expect(testsIn(text).filter((path) => !existsSync(path))).toEqual([])
})

test.each(threats)('%s: there is a control, and a test that would fail', (...cells) => {
  const [, control, named] = cells
  expect(control).not.toBe('')
  expect(testsIn(named)).not.toEqual([])
})

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
